import { expect, test, describe } from 'vitest';
import { shareOf, chartBars, scaleTopOf } from './business-charts';

test.each([
  [0, 0, 0],
  [4, 0, 0],
  [3, 1, 33],
  [3, 2, 67],
  [4, 4, 100],
])('of %i requests %i accepted are %i in a hundred', (requests, accepted, share) => expect(shareOf({ requests, accepted })).toBe(share));

test.each([
  [0, 4],
  [4, 4],
  [5, 8],
  [9, 20],
  [21, 40],
  [81, 200],
  [500, 800],
])('up to %i the scale ends at %i', (largest, top) => expect(scaleTopOf([{ name: '', value: largest }])).toBe(top));

describe('chartBars', () => {
  const bars = chartBars(
    [
      { name: '2026-11-19', value: 4 },
      { name: '2026-11-20', value: 1 },
    ],
    { width: 200, height: 100, top: 4 },
  );

  test('the largest value at the top of the scale is as tall as the field', () => expect(bars[0]).toMatchObject({ y: 0, height: 100 }));
  test('no figures: the smallest scale', () => expect(scaleTopOf([])).toBe(4));
  test('bars stand on the lower edge', () => expect(bars[1]).toMatchObject({ y: 75, height: 25 }));
  test('bars share the width and keep apart', () =>
    expect(bars.map(({ x, width }) => [x, width])).toEqual([
      [12.5, 75],
      [112.5, 75],
    ]));
  test('more was taken back than billed: no bar', () =>
    expect(chartBars([{ name: 'Mai', value: -5 }], { width: 200, height: 100, top: 4 })[0]?.height).toBe(0));
  test('no figures, no bars', () => expect(chartBars([], { width: 200, height: 100, top: 4 })).toEqual([]));
});
