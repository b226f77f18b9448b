import { createId } from '../../../../lib/storage/cart-id';
import { roomsOf } from './measure-room';
import {
  type Dwelling,
  limits,
  type Outline,
  type Project,
  type Room,
  type RoomElement,
  type Slope,
  type Storey,
  type Point,
} from './project';
import { distanceFrom } from './measure-zones';
import { cornersOf, isMeasured, wallsOf } from './outline';

type Change<T> = (item: T) => T;

/** Maps a list; returns the same one when nothing in it changed. */
function mapKept<T>(items: readonly T[], change: Change<T>): readonly T[] {
  const next = items.map(change);
  return next.every((item, index) => item === items[index]) ? items : next;
}

const changeDwellings = (project: Project, change: Change<Dwelling>): Project => {
  const dwellings = mapKept(project.dwellings, change);
  return dwellings === project.dwellings ? project : { dwellings };
};

const changeStoreys = (project: Project, change: Change<Storey>): Project =>
  changeDwellings(project, (dwelling) => {
    const storeys = mapKept(dwelling.storeys, change);
    return storeys === dwelling.storeys ? dwelling : { ...dwelling, storeys };
  });

const changeRooms = (project: Project, change: (rooms: readonly Room[]) => readonly Room[]): Project =>
  changeStoreys(project, (storey) => {
    const rooms = change(storey.rooms);
    return rooms === storey.rooms ? storey : { ...storey, rooms };
  });

/**
 * Replaces a room; one that was changed is the visitor's own. Like every change here it returns a new project in which everything untouched
 * is the same object; what exceeds a limit changes nothing.
 */
export function setRoom(project: Project, room: Room): Project {
  const own = { ...room };
  delete own.isSample;
  return changeRooms(project, (rooms) => mapKept(rooms, (old) => (old.id === room.id ? own : old)));
}

export const withoutSamples = (project: Project): Project =>
  changeRooms(project, (rooms) => (rooms.some(({ isSample }) => isSample) ? rooms.filter(({ isSample }) => !isSample) : rooms));

export function addRoom(project: Project, storeyId: string, room: Room): Project {
  if (roomsOf(project).length >= limits.rooms) return project;
  return changeStoreys(project, (storey) => (storey.id === storeyId ? { ...storey, rooms: [...storey.rooms, room] } : storey));
}

/** Puts a copy below the room. */
export function duplicateRoom(project: Project, roomId: string, copyId: string): Project {
  if (roomsOf(project).length >= limits.rooms) return project;
  return changeRooms(project, (rooms) => {
    const at = rooms.findIndex(({ id }) => id === roomId);
    const room = rooms[at];
    return room ? [...rooms.slice(0, at + 1), { ...room, id: copyId }, ...rooms.slice(at + 1)] : rooms;
  });
}

export const removeRoom = (project: Project, roomId: string): Project =>
  changeRooms(project, (rooms) => (rooms.some(({ id }) => id === roomId) ? rooms.filter(({ id }) => id !== roomId) : rooms));

/** Moves a room to the end of another storey. */
export function moveRoom(project: Project, roomId: string, storeyId: string): Project {
  const room = roomsOf(project).find(({ id }) => id === roomId);
  if (!room || storeyOf(project, roomId)?.id === storeyId) return project;
  return addRoom(removeRoom(project, roomId), storeyId, room);
}

export const setStoreyName = (project: Project, storeyId: string, name: string): Project =>
  changeStoreys(project, (storey) => (storey.id === storeyId ? { ...storey, name } : storey));

export const setDwellingName = (project: Project, dwellingId: string, name: string): Project =>
  changeDwellings(project, (dwelling) => (dwelling.id === dwellingId ? { ...dwelling, name } : dwelling));

export const addStorey = (project: Project, dwellingId: string, storey: Storey): Project =>
  changeDwellings(project, (dwelling) =>
    dwelling.id === dwellingId && dwelling.storeys.length < limits.storeys
      ? { ...dwelling, storeys: [...dwelling.storeys, storey] }
      : dwelling,
  );

/** Removes a storey, but not a dwelling's last one. */
export const removeStorey = (project: Project, storeyId: string): Project =>
  changeDwellings(project, (dwelling) => {
    const storeys = dwelling.storeys.filter(({ id }) => id !== storeyId);
    return storeys.length === 0 || storeys.length === dwelling.storeys.length ? dwelling : { ...dwelling, storeys };
  });

export const addDwelling = (project: Project, dwelling: Dwelling): Project =>
  project.dwellings.length < limits.dwellings ? { dwellings: [...project.dwellings, dwelling] } : project;

/** Removes a dwelling, but not a project's last one. */
export function removeDwelling(project: Project, dwellingId: string): Project {
  const dwellings = project.dwellings.filter(({ id }) => id !== dwellingId);
  return dwellings.length === 0 || dwellings.length === project.dwellings.length ? project : { dwellings };
}

export const storeyOf = (project: Project, roomId: string): Storey | undefined =>
  project.dwellings.flatMap(({ storeys }) => storeys).find(({ rooms }) => rooms.some(({ id }) => id === roomId));

export const newStorey = (name: string, rooms: readonly Room[] = []): Storey => ({ id: createId(), name, rooms });

export const newDwelling = (name: string, storeyName: string): Dwelling => ({ id: createId(), name, storeys: [newStorey(storeyName)] });

/** Returns a room without measures yet, as high as its neighbours, so that a storey's height is entered once. */
export function nextRoom({ rooms }: Storey, own: Partial<Room>): Room {
  const last = rooms.at(-1);
  return newRoom({ outline: unmeasured, ...(last && { ceilingMm: last.ceilingMm }), ...own });
}

const metres = (value: number): number => Math.round(value * 1_000);

export const rectangle = (lengthM: number, widthM: number): Outline => ({
  kind: 'rectangle',
  lengthMm: metres(lengthM),
  widthMm: metres(widthM),
});

/** The start of a new room, which counts nothing until it is measured. */
export const unmeasured: Outline = { kind: 'rectangle', lengthMm: 0, widthMm: 0 };

/** Returns a plain room; the caller says what is different. */
export function newRoom(own: Partial<Room> = {}): Room {
  return {
    id: createId(),
    name: '',
    use: 'living',
    outline: rectangle(4, 3),
    ceilingMm: 2_500,
    slopes: [],
    elements: [],
    outdoorPercent: 25,
    ...own,
  };
}

export function newElement(own: Partial<RoomElement> = {}): RoomElement {
  return {
    id: createId(),
    kind: 'chimney',
    lengthMm: 500,
    depthMm: 500,
    heightMm: 2_500,
    risers: 16,
    reachesFloor: true,
    zone: 'full',
    ...own,
  };
}

export const newSlope = (wall: number): Slope => ({ wall, kneeMm: 1_000, rise: { kind: 'angle', degrees: 45 } });

/** Counts the rooms of the example that nobody has changed: they count, but they are nobody's home. */
export const countSamples = (project: Project): number => roomsOf(project).filter(({ isSample }) => isSample).length;

/** Returns true if the project holds only the example, which the visitor's first own room replaces. */
export const isOnlySamples = (project: Project): boolean => {
  const rooms = roomsOf(project);
  return rooms.length > 0 && countSamples(project) === rooms.length;
};

export const addOwnRoom = (project: Project, storeyId: string, room: Room): Project =>
  addRoom(isOnlySamples(project) ? withoutSamples(project) : project, storeyId, room);

export const addOwnDwelling = (project: Project, dwelling: Dwelling): Project =>
  isOnlySamples(project) ? { dwellings: [dwelling] } : addDwelling(project, dwelling);

type Wall = readonly [Point, Point];

type Reshaped = {
  room: Room;
  /** The positions of the walls that are gone, with the slopes that stood over them. */
  lostWalls: readonly number[];
};

/** Gives a room another shape. Each slope stays over its wall, wherever that stands in the row; one whose wall is gone goes too. */
export function reshapeRoom(room: Room, outline: Outline): Reshaped {
  if (!isMeasured(room.outline) || !isMeasured(outline)) return { room: { ...room, outline }, lostWalls: [] };
  const wallAfter = followWalls(room.outline, outline);
  const moved = room.slopes.map((slope) => ({ ...slope, wall: wallAfter(slope.wall) }));
  return {
    room: { ...room, outline, slopes: moved.filter(({ wall }) => wall >= 0) },
    lostWalls: room.slopes.flatMap(({ wall }, index) => (moved[index]!.wall < 0 ? [wall] : [])),
  };
}

/**
 * Returns a function from a wall's old position to its new one, -1 if it is gone: the wall of the same corners, the one that was moved, or
 * one on the same line.
 */
function followWalls(before: Outline, after: Outline): (wall: number) => number {
  const old = wallsOf(cornersOf(before));
  const walls = wallsOf(inPlaceOf(before, after));
  const isMove = before.kind === after.kind && old.length === walls.length;
  return (position) => {
    const wall = old[position];
    if (!wall) return -1;
    const same = walls.findIndex((other) => isAt(wall[0], other[0]) && isAt(wall[1], other[1]));
    if (same >= 0) return same;
    return isMove ? position : walls.findIndex((other) => doOverlap(wall, other));
  };
}

/** Returns the corners afterwards, with a rectangle put around what it replaces. */
function inPlaceOf(before: Outline, after: Outline): readonly Point[] {
  const corners = cornersOf(after);
  if (before.kind === after.kind || after.kind === 'polygon') return corners;
  const [left, top] = [Math.min(...cornersOf(before).map(({ x }) => x)), Math.min(...cornersOf(before).map(({ y }) => y))];
  return corners.map(({ x, y }) => ({ x: x + left, y: y + top }));
}

const isAt = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/**
 * Returns true if a point is off a wall's line by less than a millimetre, since a corner added in the middle of a wall lies on a whole one.
 */
const isOnLine = (wall: Wall, point: Point): boolean => !isAt(...wall) && Math.abs(distanceFrom(wall, point)) < 1;

/** Returns true if two walls share more of a line than a point. */
function doOverlap(wall: Wall, other: Wall): boolean {
  if (!other.every((point) => isOnLine(wall, point))) return false;
  const [from, to] = wall;
  const along = ({ x, y }: Point) => (x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y);
  const [start, end] = [Math.min(...other.map(along)), Math.max(...other.map(along))];
  return start < along(to) && end > 0;
}
