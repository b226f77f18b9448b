import { describe, expect, test } from 'vitest';
import { newRoom, rectangle, unmeasured } from './edit-project';
import type { Room, Slope } from './project';
import { sectionProfile } from './section-profile';

const pitched = (wall: number, kneeMm: number): Slope => ({ wall, kneeMm, rise: { kind: 'angle', degrees: 45 } });
const profile = (own: Partial<Room>) => sectionProfile(newRoom({ outline: rectangle(5, 4), ...own }));

describe('sectionProfile', () => {
  test.each([
    { case: 'one slope', slopes: [pitched(0, 0)], zones: ['low 0-1000', 'half 1000-2000', 'full 2000-4000'] },
    { case: 'a knee wall of a metre', slopes: [pitched(0, 1_000)], zones: ['half 0-1000', 'full 1000-4000'] },
    {
      case: 'slopes on both sides',
      slopes: [pitched(0, 1_000), pitched(2, 1_000)],
      zones: ['half 0-1000', 'full 1000-3000', 'half 3000-4000'],
    },
    { case: 'a cut along the length', slopes: [pitched(3, 1_000)], zones: ['half 0-1000', 'full 1000-5000'] },
    { case: 'slopes below two metres', slopes: [pitched(0, 0)], ceilingMm: 1_500, zones: ['low 0-1000', 'half 1000-4000'] },
  ])('$case', ({ zones, slopes, ceilingMm = 2_500 }) =>
    expect(profile({ slopes, ceilingMm })?.zones.map(({ zone, from, to }) => `${zone} ${Math.round(from)}-${Math.round(to)}`)).toEqual(
      zones,
    ),
  );

  test('follows the roof and the flat ceiling', () => {
    const { points = [], depthMm } = profile({ slopes: [pitched(0, 1_000)] }) ?? {};
    expect(depthMm).toBe(4_000);
    expect(points.map(({ distance, height }) => `${Math.round(distance)}/${Math.round(height)}`)).toEqual([
      '0/1000',
      '1000/2000',
      '1500/2500',
      '4000/2500',
    ]);
  });

  test.each([
    { case: 'a slope', own: {} },
    { case: 'measures', own: { outline: unmeasured, slopes: [pitched(0, 1_000)] } },
    { case: 'a room with a height', own: { use: 'balcony', slopes: [pitched(0, 1_000)] } },
    { case: 'a room that may count', own: { use: 'cellar', slopes: [pitched(0, 1_000)] } },
  ] as const)('needs $case', ({ own }) => expect(profile(own)).toBeNull());
});
