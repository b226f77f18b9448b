import { expect, test } from 'vitest';
import { setRoom } from './measure/edit-project';
import { exampleProject } from './use-project';
import { livingAreaSheet } from './area-actions';
import { roomsOf } from './measure/measure-room';
import type { Project } from './measure/project';

const example = exampleProject((key) => key);
const sheetOf = (project: Project) => livingAreaSheet(project, { t: (key) => key, locale: 'de' });
/** The example as if all of its rooms were the visitor's own. */
const own = roomsOf(example).reduce(setRoom, example);
const sumRow = (title: string, floor: number, counted: number) => [title, null, null, null, null, null, null, floor, null, counted, null];

test('every piece of every room has a row, and each dwelling a sum', () => {
  const sheet = sheetOf(own);
  expect(sheet.rows.length).toBe(7 + 2 + 1);
  expect([...(sheet.sums ?? [])]).toEqual([9]);
  expect(sheet.rows.at(-1)).toEqual(sumRow('living-area.sheet.dwelling-sum', 87.92, 77.92));
});

test('floor and counted area are numbers that add up to the sum', () => {
  const pieces = sheetOf(own).rows.slice(0, -1);
  const add = (column: number) => Math.round(pieces.reduce((sum, row) => sum + Number(row[column]), 0) * 100) / 100;
  expect([add(7), add(9)]).toEqual([87.92, 77.92]);
});

test('several dwellings have a sum each and one together, in bold', () => {
  const [first] = own.dwellings;
  const sheet = sheetOf({ dwellings: [first!, { ...first!, id: 'second' }] });
  expect([...(sheet.sums ?? [])]).toEqual([9, 19, 20]);
  expect(sheet.rows.at(-1)).toEqual(sumRow('living-area.sheet.sum', 175.84, 155.84));
});

test('is headed as an example while rooms of the example count', () => {
  expect(sheetOf(example)).toMatchObject({ name: 'living-area.example.heading' });
  expect(sheetOf(example).rows[0]?.[0]).toBe('living-area.example.all');
  expect(sheetOf(setRoom(example, roomsOf(example)[0]!)).rows[0]?.[0]).toBe('living-area.example.some');
  expect(sheetOf(own)).toMatchObject({ name: 'living-area.result' });
});
