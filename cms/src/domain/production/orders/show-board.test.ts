import { expect, test } from 'vitest';
import type { BoardColumn } from '../../../contract/production/order';
import { boardSpans } from './show-board';

/** The columns that hold something due at a time. */
const columnsOf = (now: string, due: string): BoardColumn[] =>
  Object.entries(boardSpans(new Date(now)))
    .filter(([, { from, to }]) => (!from || new Date(due) >= from) && (!to || new Date(due) < to))
    .map(([column]) => column as BoardColumn);

test.each([
  ['a Wednesday', '2026-11-18T11:00:00Z', '2026-11-18T10:59:59Z', 'late'],
  ['a Wednesday', '2026-11-18T11:00:00Z', '2026-11-18T11:00:00Z', 'today'],
  ['a Wednesday', '2026-11-18T11:00:00Z', '2026-11-18T17:00:00Z', 'today'],
  ['a Wednesday', '2026-11-18T11:00:00Z', '2026-11-19T07:00:00Z', 'week'],
  ['a Wednesday', '2026-11-18T11:00:00Z', '2026-11-20T17:00:00Z', 'week'],
  ['a Wednesday', '2026-11-18T11:00:00Z', '2026-11-23T07:00:00Z', 'later'],
  ['shortly after midnight in Berlin', '2026-11-18T23:30:00Z', '2026-11-19T17:00:00Z', 'today'],
  ['a Sunday', '2026-11-22T11:00:00Z', '2026-11-23T07:00:00Z', 'later'],
  ['the night of the clock change', '2026-10-24T23:30:00Z', '2026-10-25T22:59:59Z', 'today'],
  ['the night of the clock change', '2026-10-24T23:30:00Z', '2026-10-25T23:00:00Z', 'later'],
])('on %s (%s) what is due at %s stands in %s alone', (_day, now, due, column) => expect(columnsOf(now, due)).toEqual([column]));
