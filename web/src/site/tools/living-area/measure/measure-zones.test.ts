import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apportion, countHundredths, toHundredths } from './measure-zones';

describe('toHundredths', () => {
  test.each([
    [0, 0],
    [4_999, 0],
    [5_000, 1],
    [14_999, 1],
    [15_000, 2],
    [14_400_000, 1_440],
  ])('%i mm² are %i hundredths', (mm2, hundredths) => expect(toHundredths(mm2)).toBe(hundredths));
});

describe('countHundredths', () => {
  test.each([
    { case: 'nothing', parts: [], counted: 0 },
    { case: 'all of 1 m²', parts: [{ mm2: 1_000_000, percent: 100 }], counted: 100 },
    { case: 'half of an odd square millimetre', parts: [{ mm2: 9_999, percent: 50 }], counted: 0 },
    { case: 'half of 0.01 m², which is rounded up', parts: [{ mm2: 10_000, percent: 50 }], counted: 1 },
    {
      case: 'pieces that only together reach the next hundredth',
      parts: [
        { mm2: 3_000, percent: 100 },
        { mm2: 4_000, percent: 50 },
      ],
      counted: 1,
    },
    { case: 'a third of a balcony', parts: [{ mm2: 10_000_000, percent: 33 }], counted: 330 },
  ])('$case', ({ parts, counted }) => expect(countHundredths(parts)).toBe(counted));
});

test('apportioned parts always add up and never differ by a whole hundredth', () =>
  fc.assert(
    fc.property(fc.array(fc.nat(10_000_000), { maxLength: 6 }), (areas) => {
      const exact = areas.map((mm2) => mm2 / 10_000);
      const total = toHundredths(areas.reduce((a, b) => a + b, 0));
      const parts = apportion(exact, total);
      const missing = total - exact.reduce((sum, part) => sum + Math.floor(part), 0);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(Math.max(total, total - missing));
      parts.forEach((part, index) => expect(Math.abs(part - exact[index]!)).toBeLessThan(1));
    }),
  ));
