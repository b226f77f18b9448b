import { addDwelling, addRoom, withoutSamples } from './edit-project';
import { roomsOf } from './measure-room';
import type { Dwelling, Project, Room } from './project';

/** Rooms of the example that nobody has changed: they count, but they are nobody's home. */
export const countSamples = (project: Project): number => roomsOf(project).filter(({ isSample }) => isSample).length;

/** Whether there is nothing but the example, whose place the visitor's first own room takes. */
export const isOnlySamples = (project: Project): boolean => {
  const rooms = roomsOf(project);
  return rooms.length > 0 && countSamples(project) === rooms.length;
};

export const addOwnRoom = (project: Project, storeyId: string, room: Room): Project =>
  addRoom(isOnlySamples(project) ? withoutSamples(project) : project, storeyId, room);

export const addOwnDwelling = (project: Project, dwelling: Dwelling): Project =>
  isOnlySamples(project) ? { dwellings: [dwelling] } : addDwelling(project, dwelling);
