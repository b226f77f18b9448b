import { floorBelow } from './ceiling';
import { areaOf, cornersOf } from './outline';
import type { HeightZone, Room } from './project';
import { countsByHeight } from './room-use';

/** § 4 Nr. 1 and 2 WoFlV: exactly one metre counts half, exactly two metres count fully. */
export const FULL_HEIGHT_MM = 2_000;
export const HALF_HEIGHT_MM = 1_000;

/** Which rule a clear height falls under. */
export function zoneAt(heightMm: number): HeightZone {
  if (heightMm >= FULL_HEIGHT_MM) return 'full';
  return heightMm >= HALF_HEIGHT_MM ? 'half' : 'low';
}

/** Whole square millimetres of floor by clear height. */
export type ZoneAreas = Record<HeightZone, number>;

export function measureZones(room: Pick<Room, 'use' | 'outline' | 'ceilingMm' | 'slopes'>): ZoneAreas {
  const corners = cornersOf(room.outline);
  if (!countsByHeight(room.use)) return { full: areaOf(corners), half: 0, low: 0 };
  const full = areaOf(floorBelow(room, corners, FULL_HEIGHT_MM));
  const counted = areaOf(floorBelow(room, corners, HALF_HEIGHT_MM));
  return { full, half: counted - full, low: areaOf(corners) - counted };
}
