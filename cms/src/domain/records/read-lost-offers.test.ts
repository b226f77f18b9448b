import { expect, test } from 'vitest';
import { groupsBy, lostPeriod } from './read-lost-offers';

const cell = (reason: string, service: string, count: number, net: number) => ({
  month: '2026-11',
  reason,
  service,
  count,
  net,
  de: null,
  en: null,
});

const cells = [cell('none', 'basic', 1, 7_800), cell('price', 'basic', 2, 20_000), cell('price', 'free', 1, 500)];

test('groups add their cells up, the most lost first', () => {
  const names = new Map([['price', { de: 'Preis', en: 'Price' }]]);
  expect(groupsBy(cells, 'reason', names)).toEqual([
    { key: 'price', name: { de: 'Preis', en: 'Price' }, count: 3, net: 20_500 },
    { key: 'none', name: null, count: 1, net: 7_800 },
  ]);
  expect(groupsBy(cells, 'service', new Map()).map(({ key, count }) => [key, count])).toEqual([
    ['basic', 3],
    ['free', 1],
  ]);
});

test.each([
  [{}, '2025-12-01', '2026-11-26'],
  [{ from: '2026-03-15' }, '2026-03-15', '2026-11-26'],
  [{ from: '2026-03-15', to: '2026-03-20' }, '2026-03-15', '2026-03-20'],
])('%o asks for %s to %s', (query, from, to) => expect(lostPeriod(query, new Date('2026-11-26T12:00:00Z'))).toEqual({ from, to }));

test.each([{ from: '2026-11-27' }, { to: '2025-11-30' }, { from: '2021-11-30' }])('%o is refused', (query) =>
  expect(() => lostPeriod(query, new Date('2026-11-26T12:00:00Z'))).toThrow('input.invalid'),
);
