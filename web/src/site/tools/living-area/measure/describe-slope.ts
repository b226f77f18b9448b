import { distanceFrom, FULL_HEIGHT_MM, gradientOf, measureZones } from './measure-zones';
import { metres, wallName, type Words } from './describe-room';
import { percentsOf } from './measure-room';
import { cornersOf, inwardWallsOf } from './outline';
import { limits, type Rise, type Room, type Slope } from './project';

const firstWall = ({ slopes }: Room): string => wallName(slopes[0]?.wall ?? 0);

/** Which wall the section starts from. */
export const sectionTitle = (room: Room, { t }: Words): string => t('living-area.section.title', { wall: firstWall(room) });

export const sectionLabel = (room: Room, { t }: Words): string =>
  t('living-area.section.label', { ...percentsOf(room), name: room.name, wall: firstWall(room) });

/** How far from its wall a slope reaches two metres, if anywhere in the room. */
export function fullHeightText({ wall, rise, kneeMm }: Slope, room: Room, words: Words): string {
  const { full, half, low } = measureZones(room);
  if (full === 0 && half + low > 0) return words.t('living-area.slope.never');
  const gradient = gradientOf(rise, kneeMm);
  const distance = (FULL_HEIGHT_MM - kneeMm) / gradient;
  if (!(distance >= 0 && distance <= depthFrom(wall, room))) return words.t('living-area.slope.no-crossing');
  const values = { distance: metres(Math.round(distance / 10) * 10, words), wall: wallName(wall) };
  return words.t(gradient > 0 ? 'living-area.slope.crossing' : 'living-area.slope.falling', values);
}

function depthFrom(position: number, { outline }: Room): number {
  const corners = cornersOf(outline);
  const wall = inwardWallsOf(corners)[position];
  return wall ? Math.max(...corners.map((corner) => distanceFrom(wall, corner))) : 0;
}

const RUN_MM = 2_000;

/** The same roof in the other way of saying it, as far as whole measures allow. */
export const toEnd = ({ rise, kneeMm }: Slope): Rise => ({
  kind: 'end',
  heightMm: Math.min(Math.max(Math.round(kneeMm + gradientOf(rise, kneeMm) * RUN_MM), 0), limits.heightMm),
  runMm: RUN_MM,
});

export const toAngle = ({ rise, kneeMm }: Slope): Rise => {
  const degrees = Math.round((Math.atan(gradientOf(rise, kneeMm)) * 18_000) / Math.PI) / 100;
  return { kind: 'angle', degrees: Math.min(Math.max(degrees, 0), limits.degrees) };
};
