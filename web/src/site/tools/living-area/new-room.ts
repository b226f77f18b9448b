import type { Outline, Room, RoomElement, Slope } from './project';
import { createId } from '../../../lib/create-id';

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
