import { clauses, type Clause } from './clause';
import { measureRoom } from './measure-room';
import type { Dwelling, Project, Room } from './project';

/** Sums of rooms' rounded figures, in hundredths of a square metre, and what each rule contributes to them. */
export type AreaSum = { rooms: number; floor: number; counted: number; byClause: readonly ClauseSum[] };

export type ClauseSum = { clause: Clause; floor: number; counted: number };

export const roomsOfDwelling = ({ storeys }: Dwelling): Room[] => storeys.flatMap(({ rooms }) => rooms);
export const roomsOf = ({ dwellings }: Project): Room[] => dwellings.flatMap(roomsOfDwelling);

export function addUp(rooms: readonly Room[]): AreaSum {
  const sums = new Map<Clause, { floor: number; counted: number }>();
  let [floor, counted] = [0, 0];
  for (const room of rooms) {
    const area = measureRoom(room);
    floor += area.floor;
    counted += area.counted;
    for (const part of area.parts) {
      const before = sums.get(part.clause) ?? { floor: 0, counted: 0 };
      sums.set(part.clause, { floor: before.floor + part.floor, counted: before.counted + part.counted });
    }
  }
  const byClause = clauses.flatMap((clause) => {
    const sum = sums.get(clause);
    return sum ? [{ clause, ...sum }] : [];
  });
  return { rooms: rooms.length, floor, counted, byClause };
}
