import { distanceFrom, FULL_HEIGHT_MM, HALF_HEIGHT_MM, heightUnder, zoneAt } from './measure-zones';
import { hasZones } from './measure-room';
import { cornersOf, inwardWallsOf, isMeasured } from './outline';
import type { HeightZone, Point, Room } from './project';

export type ProfilePoint = { distance: number; height: number };
export type ProfileZone = { from: number; to: number; zone: HeightZone };
export type SectionProfile = { depthMm: number; points: readonly ProfilePoint[]; zones: readonly ProfileZone[] };

/** A height that changes evenly along the cut: at its start and at its end. */
type Line = readonly [start: number, end: number];

const EPSILON_MM = 0.01;

/** Returns the ceiling over a cut through the middle of the first slope's wall, square to it; null when no roof decides what counts. */
export function sectionProfile(room: Room): SectionProfile | null {
  if (!hasZones(room) || !isMeasured(room.outline)) return null;
  const corners = cornersOf(room.outline);
  const wall = inwardWallsOf(corners)[room.slopes[0]?.wall ?? -1];
  if (!wall) return null;
  const depthMm = Math.max(...corners.map((corner) => distanceFrom(wall, corner)));
  const ends = cutThrough(wall, depthMm);
  const lines: Line[] = room.slopes.flatMap((slope) => {
    const heightAt = heightUnder(slope, corners);
    return heightAt ? [[heightAt(ends[0]), heightAt(ends[1])] as const] : [];
  });
  return { depthMm, ...profileOf([[room.ceilingMm, room.ceilingMm], ...lines], depthMm) };
}

function cutThrough([from, to]: readonly [Point, Point], depthMm: number): readonly [Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const start = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const end = { x: start.x - ((to.y - from.y) / length) * depthMm, y: start.y + ((to.x - from.x) / length) * depthMm };
  return [start, end];
}

function profileOf(lines: readonly Line[], depthMm: number): Pick<SectionProfile, 'points' | 'zones'> {
  const heightAt = (distance: number) =>
    Math.max(Math.min(...lines.map(([start, end]) => start + ((end - start) * distance) / depthMm)), 0);
  const thresholds: Line[] = [HALF_HEIGHT_MM, FULL_HEIGHT_MM, 0].map((height) => [height, height]);
  const bends = [...lines, ...thresholds].flatMap((line, index) =>
    lines.flatMap((other, at) => (at < index ? [crossing(line, other) * depthMm] : [])),
  );
  const stops = [0, ...bends.filter((distance) => distance > EPSILON_MM && distance < depthMm - EPSILON_MM), depthMm].toSorted(
    (a, b) => a - b,
  );
  const points = stops.map((distance) => ({ distance, height: heightAt(distance) }));
  return { points, zones: mergeZones(stops, heightAt) };
}

/** Returns where two lines meet, as a fraction of the depth; NaN, which no comparison holds for, when they run parallel. */
const crossing = ([a, b]: Line, [c, d]: Line): number => (a - b === c - d ? Number.NaN : (a - c) / (a - c - (b - d)));

function mergeZones(stops: readonly number[], heightAt: (distance: number) => number): ProfileZone[] {
  const zones: ProfileZone[] = [];
  stops.slice(1).forEach((to, index) => {
    const from = stops[index] ?? 0;
    const zone = zoneAt(heightAt((from + to) / 2));
    const last = zones.at(-1);
    if (last?.zone === zone) zones[zones.length - 1] = { ...last, to };
    else if (to - from > EPSILON_MM) zones.push({ from, to, zone });
  });
  return zones;
}
