import {
  type Clause,
  countsByHeight,
  ruleOf,
  clauses,
  heightZones,
  type HeightZone,
  type Room,
  type RoomElement,
  type Dwelling,
  type Project,
  type ElementKind,
} from './project';
import { apportion, countHundredths, toHundredths, measureZones, zoneAt, type ZoneAreas } from './measure-zones';

/** A piece of the floor with the rule that says how much of it counts. Areas are hundredths of a square metre. */
export type AreaPart = { clause: Clause; percent: number; floor: number; counted: number };

export type MeasuredElement = Judgement & {
  element: RoomElement;
  /** The area as entered, in whole square millimetres. */
  mm2: number;
  /** The area by which it changes the floor; less than `mm2` where a deduction finds less at its place. */
  appliedMm2: number;
};

/** The contribution of a room to the living area. Areas are hundredths of a square metre; the parts add up to them. */
export type RoomArea = {
  /** The area between the walls, before deductions (§ 3 Abs. 1 WoFlV). */
  outline: number;
  /** The floor area after § 3 Abs. 3 WoFlV. */
  floor: number;
  counted: number;
  parts: readonly AreaPart[];
  elements: readonly MeasuredElement[];
};

type Share = { zone: HeightZone; clause: Clause; percent: number };

const measured = new WeakMap<Room, RoomArea>();

/** Returns the room's figures; rooms never change in place, so each is measured once. */
export function measureRoom(room: Room): RoomArea {
  const known = measured.get(room);
  if (known) return known;
  const area = measure(room);
  measured.set(room, area);
  return area;
}

function measure(room: Room): RoomArea {
  const outline = measureZones(room);
  const { zones, elements } = applyElements(room, outline);
  const exact = mergeShares(sharesOf(room), zones);
  const floor = toHundredths(sum(Object.values(zones)));
  const counted = countHundredths(exact);
  const floors = apportion(
    exact.map(({ mm2 }) => mm2 / 10_000),
    floor,
  );
  const counts = apportion(
    exact.map(({ mm2, percent }) => (mm2 * percent) / 1_000_000),
    counted,
  );
  const parts = exact.map(({ clause, percent }, index) => ({ clause, percent, floor: floors[index] ?? 0, counted: counts[index] ?? 0 }));
  return { outline: toHundredths(sum(Object.values(outline))), floor, counted, parts, elements };
}

/** Takes deducted elements off the zone they stand in and adds niches that count, in the order they were entered. */
function applyElements(room: Room, outline: ZoneAreas): { zones: ZoneAreas; elements: MeasuredElement[] } {
  const zones = { ...outline };
  const elements = room.elements.map((element): MeasuredElement => {
    const judgement = judgeElement(element);
    const zone = placeOf(element, room, outline);
    const mm2 = elementArea(element);
    const appliedMm2 = judgement.effect === 'deducted' ? Math.min(mm2, zones[zone]) : judgement.effect === 'added' ? mm2 : 0;
    zones[zone] += judgement.effect === 'deducted' ? -appliedMm2 : appliedMm2;
    return { ...judgement, element, mm2, appliedMm2 };
  });
  return { zones, elements };
}

/**
 * Returns the height zone of an element. A niche has a clear height of its own, and counts by the lower of both (§ 4 Nr. 1 and 2 WoFlV).
 */
function placeOf(element: RoomElement, room: Room, outline: ZoneAreas): HeightZone {
  const around = hasZones(room) ? element.zone : (heightZones.find((zone) => outline[zone] > 0) ?? 'full');
  return isNiche(element.kind) ? lower(around, zoneAt(element.heightMm)) : around;
}

/** Returns true if a roof divides the floor, so that elements may stand under one height or another. */
export const hasZones = ({ use, slopes }: Room): boolean => slopes.length > 0 && countsByHeight(use);

const lower = (a: HeightZone, b: HeightZone): HeightZone => (heightZones.indexOf(a) > heightZones.indexOf(b) ? a : b);

/**
 * Returns the shares by § 4 WoFlV. Enclosed rooms that cannot be heated count half under any ceiling of a metre and more: Nr. 2 and Nr. 3
 * do not multiply. Below a metre nothing indoors counts. Outdoor areas have no clear height to look at.
 */
function sharesOf({ use, outdoorPercent }: Pick<Room, 'use' | 'outdoorPercent'>): Share[] {
  const { group, clause } = ruleOf(use);
  if (group === 'outdoor') return heightZones.map((zone) => ({ zone, clause: '4-4', percent: outdoorPercent }));
  if (group === 'never') return heightZones.map((zone) => ({ zone, clause: clause ?? '2-1', percent: 0 }));
  const low: Share = { zone: 'low', clause: '4-low', percent: 0 };
  if (group === 'enclosed') return [{ zone: 'full', clause: '4-3', percent: 50 }, { zone: 'half', clause: '4-3', percent: 50 }, low];
  return [{ zone: 'full', clause: '4-1', percent: 100 }, { zone: 'half', clause: '4-2', percent: 50 }, low];
}

/** Returns the percentage of the floor that counts at each clear height. */
export function percentsOf(room: Pick<Room, 'use' | 'outdoorPercent'>): Record<HeightZone, number> {
  const shares = sharesOf(room);
  const percentAt = (zone: HeightZone) => shares.find((share) => share.zone === zone)?.percent ?? 0;
  return { full: percentAt('full'), half: percentAt('half'), low: percentAt('low') };
}

/** Returns one part for each rule, without empty ones. */
function mergeShares(shares: readonly Share[], zones: ZoneAreas): { clause: Clause; percent: number; mm2: number }[] {
  const parts = new Map<Clause, { clause: Clause; percent: number; mm2: number }>();
  for (const { zone, clause, percent } of shares) {
    const mm2 = zones[zone] + (parts.get(clause)?.mm2 ?? 0);
    if (mm2 > 0) parts.set(clause, { clause, percent, mm2 });
  }
  return [...parts.values()];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The sums of rooms' rounded figures, in hundredths of a square metre, and what each rule contributes to them. */
export type AreaSum = { rooms: number; floor: number; counted: number; byClause: readonly ClauseSum[] };

type ClauseSum = { clause: Clause; floor: number; counted: number };

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

/** The height above which chimneys, columns and the like are deducted (§ 3 Abs. 3 WoFlV). */
const MIN_SOLID_HEIGHT_MM = 1_500;
const MIN_SOLID_AREA_MM2 = 100_000;
const MIN_RISERS = 3;
const MIN_NICHE_DEPTH_MM = 130;

/**
 * The effect of an element on the floor area: `kept` and `ignored` leave it as it is, since the first lies inside the outline and the
 * second outside.
 */
export type ElementEffect = 'deducted' | 'kept' | 'added' | 'ignored';

type Judgement = { effect: ElementEffect; clause: Clause };

type Solid = Extract<ElementKind, 'chimney' | 'facing-wall' | 'cladding' | 'column'>;

/** Returns the area in whole square millimetres. */
const elementArea = ({ lengthMm, depthMm }: RoomElement): number => lengthMm * depthMm;

export function judgeElement(element: RoomElement): Judgement {
  if (isSolid(element.kind)) {
    const isLarge = element.heightMm > MIN_SOLID_HEIGHT_MM && elementArea(element) > MIN_SOLID_AREA_MM2;
    return { effect: isLarge ? 'deducted' : 'kept', clause: '3-3-1' };
  }
  if (element.kind === 'stairs') return { effect: element.risers > MIN_RISERS ? 'deducted' : 'kept', clause: '3-3-2' };
  if (element.kind === 'door-niche') return { effect: 'ignored', clause: '3-3-3' };
  return { effect: element.reachesFloor && element.depthMm > MIN_NICHE_DEPTH_MM ? 'added' : 'ignored', clause: '3-3-4' };
}

export const isSolid = (kind: ElementKind): kind is Solid =>
  kind === 'chimney' || kind === 'facing-wall' || kind === 'cladding' || kind === 'column';

export const isNiche = (kind: ElementKind): boolean => kind.endsWith('-niche');
