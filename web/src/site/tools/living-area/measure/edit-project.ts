import { createId } from '../../../../lib/storage/cart-id';
import { roomsOf } from './measure-room';
import { type Dwelling, limits, type Outline, type Project, type Room, type RoomElement, type Slope, type Storey } from './project';

type Change<T> = (item: T) => T;

/** The same list when nothing in it changed. */
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
 * A room that was changed is the visitor's own. Like every change here it returns a new project in which everything untouched is
 * the same object; what exceeds a limit changes nothing.
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

/** A dwelling keeps at least one storey. */
export const removeStorey = (project: Project, storeyId: string): Project =>
  changeDwellings(project, (dwelling) => {
    const storeys = dwelling.storeys.filter(({ id }) => id !== storeyId);
    return storeys.length === 0 || storeys.length === dwelling.storeys.length ? dwelling : { ...dwelling, storeys };
  });

export const addDwelling = (project: Project, dwelling: Dwelling): Project =>
  project.dwellings.length < limits.dwellings ? { dwellings: [...project.dwellings, dwelling] } : project;

/** A project keeps at least one dwelling. */
export function removeDwelling(project: Project, dwellingId: string): Project {
  const dwellings = project.dwellings.filter(({ id }) => id !== dwellingId);
  return dwellings.length === 0 || dwellings.length === project.dwellings.length ? project : { dwellings };
}

export const storeyOf = (project: Project, roomId: string): Storey | undefined =>
  project.dwellings.flatMap(({ storeys }) => storeys).find(({ rooms }) => rooms.some(({ id }) => id === roomId));

export const newStorey = (name: string, rooms: readonly Room[] = []): Storey => ({ id: createId(), name, rooms });

export const newDwelling = (name: string, storeyName: string): Dwelling => ({ id: createId(), name, storeys: [newStorey(storeyName)] });

/** A room without measures yet, as high as its neighbours, so that a storey's height is entered once. */
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

/** A plain room; the caller says what is different. */
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
