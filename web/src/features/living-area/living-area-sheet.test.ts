import { expect, test } from 'vitest';
import { exampleProject } from './example-project';
import { livingAreaSheet } from './living-area-sheet';

const sheet = livingAreaSheet(
  exampleProject((key) => key),
  { t: (key) => key, locale: 'de' },
);

test('every piece of every room has a row, and each dwelling a sum', () => {
  expect(sheet.rows.length).toBe(7 + 2 + 1);
  expect([...(sheet.sums ?? [])]).toEqual([9]);
  expect(sheet.rows.at(-1)).toEqual(['living-area.sheet.dwelling-sum', null, null, null, null, null, null, 87.92, null, 77.92, null]);
});

test('floor and counted area are numbers that add up to the sum', () => {
  const pieces = sheet.rows.slice(0, -1);
  const add = (column: number) => Math.round(pieces.reduce((sum, row) => sum + Number(row[column]), 0) * 100) / 100;
  expect([add(7), add(9)]).toEqual([87.92, 77.92]);
});
