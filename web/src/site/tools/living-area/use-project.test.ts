import { describe, expect, test } from 'vitest';
import { exampleProject, isProject } from './use-project';
import { newElement, newRoom, newSlope, unmeasured } from './measure/edit-project';
import type { Room } from './measure/project';

const withRoom = (own: object) => ({
  dwellings: [{ id: 'a', name: 'A', storeys: [{ id: 'b', name: 'B', rooms: [{ ...newRoom(), ...own }] }] }],
});
const bowTie = [
  { x: 0, y: 0 },
  { x: 1, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
];

describe('isProject', () => {
  test.each([
    exampleProject((key) => key),
    withRoom({ slopes: [newSlope(0)], elements: [newElement()] }),
    withRoom({ outline: unmeasured }),
    withRoom({ outline: { kind: 'polygon', points: [] } }),
  ])('takes what was stored', (project) => expect(isProject(JSON.parse(JSON.stringify(project)))).toBe(true));

  test.each([
    { case: 'nothing', value: null },
    { case: 'a list', value: [] },
    { case: 'no dwelling', value: { dwellings: [] } },
    { case: 'a dwelling without storeys', value: { dwellings: [{ id: 'a', name: 'A', storeys: [] }] } },
    { case: 'an unknown use', value: withRoom({ use: 'castle' }) },
    { case: 'a negative length', value: withRoom({ outline: { kind: 'rectangle', lengthMm: -1, widthMm: 1 } }) },
    { case: 'broken millimetres', value: withRoom({ outline: { kind: 'rectangle', lengthMm: 1.5, widthMm: 1 } }) },
    { case: 'an outline that crosses itself', value: withRoom({ outline: { kind: 'polygon', points: bowTie } }) },
    { case: 'a share above half', value: withRoom({ outdoorPercent: 51 }) },
    { case: 'a share below a quarter', value: withRoom({ outdoorPercent: 24 }) },
    { case: 'a vertical roof', value: withRoom({ slopes: [{ wall: 0, kneeMm: 0, rise: { kind: 'angle', degrees: 90 } }] }) },
    { case: 'a name without end', value: withRoom({ name: 'x'.repeat(1_000) } satisfies Partial<Room>) },
    { case: 'an infinite height', value: withRoom({ ceilingMm: Number.POSITIVE_INFINITY }) },
  ])('refuses $case', ({ value }) => expect(isProject(value)).toBe(false));
});
