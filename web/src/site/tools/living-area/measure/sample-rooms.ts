import type { Clause, Point, Room, Slope } from './project';
import { measureRoom } from './measure-room';
import { newRoom } from './edit-project';

/** Returns a roof over one wall of the room, by its angle. */
export const pitched = (wall: number, kneeMm: number, degrees: number): Slope => ({ wall, kneeMm, rise: { kind: 'angle', degrees } });

export const polygon = (points: Point[]) => ({ kind: 'polygon', points }) as const;

/** A room of 5 m by 6 m without a corner of 3 m by 3 m. */
export const lShape = polygon([
  { x: 0, y: 0 },
  { x: 5_000, y: 0 },
  { x: 5_000, y: 3_000 },
  { x: 2_000, y: 3_000 },
  { x: 2_000, y: 6_000 },
  { x: 0, y: 6_000 },
]);

/**
 * A row with a room and its measurements: `floor` and `counted` in hundredths of a square metre; `parts` as clause, floor, counted; `rules`
 * as the clause of each thing that stands in the room.
 */
export type MeasuredRoom = {
  case: string;
  room: Partial<Room>;
  floor: number;
  counted: number;
  parts: [Clause, number, number][];
  rules?: Clause[];
};

/** Returns the measurements of a row's room, in the form of the row. */
export function measured({ room }: MeasuredRoom): Omit<MeasuredRoom, 'case' | 'room'> {
  const { floor, counted, parts, elements } = measureRoom(newRoom(room));
  return {
    floor,
    counted,
    parts: parts.map((part) => [part.clause, part.floor, part.counted]),
    ...(elements.length > 0 && { rules: elements.map(({ clause }) => clause) }),
  };
}
