import { describe, expect, test } from 'vitest';
import { hasConflict, isWithinMaxUnits, toggleAddon, uniteAddons } from './addon-choice';

const addons = [
  { id: 'overnight', group: 'express', maxUnits: 3 },
  { id: 'same-day', group: 'express', maxUnits: 3 },
  { id: 'layers', group: null, maxUnits: null },
  { id: 'print', group: null, maxUnits: null },
];

test.each([
  { case: 'ticks', selected: [], id: 'layers', after: ['layers'] },
  { case: 'unticks', selected: ['layers', 'print'], id: 'layers', after: ['print'] },
  { case: 'unticks the other of its group', selected: ['overnight', 'layers'], id: 'same-day', after: ['layers', 'same-day'] },
  { case: 'leaves those without a group', selected: ['layers'], id: 'print', after: ['layers', 'print'] },
])('toggleAddon $case', ({ selected, id, after }) => expect(toggleAddon(selected, id, addons)).toEqual(after));

test('united selections never hold two of a group', () => {
  const united = uniteAddons(['overnight', 'layers'], ['same-day', 'layers'], addons);
  expect(united).toEqual(['layers', 'same-day']);
  expect(hasConflict(united, addons)).toBe(false);
});

describe('limits', () => {
  test.each([
    [3, true],
    [4, false],
  ])('an express term for %i units: %s', (quantity, fits) => {
    expect(isWithinMaxUnits(addons[0] as (typeof addons)[0], quantity)).toBe(fits);
  });

  test('without a limit any quantity fits', () => expect(isWithinMaxUnits(addons[2] as (typeof addons)[0], 1_000_000)).toBe(true));

  test('two of a group are a conflict', () => expect(hasConflict(['overnight', 'same-day'], addons)).toBe(true));
});
