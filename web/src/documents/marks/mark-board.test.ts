import type { MarkView } from '@contract/production/mark';
import { expect, test } from 'vitest';
import { firstShown, inOrder } from './mark-board';

const mark = (number: number, change: Partial<MarkView> = {}): MarkView => ({
  id: `m${number}`,
  number,
  revision: 0,
  fileName: 'plan',
  page: 1,
  x: 0.5,
  y: 0.5,
  text: 'Tür',
  at: '2026-11-25T10:00:00.000Z',
  status: 'open',
  doneAt: null,
  replies: [],
  ...change,
});
const sheet = { fileName: 'plan', originalName: 'plan.pdf', fileSize: 1, check: 'clean' } as const;
const ids = (marks: readonly MarkView[]) => marks.map(({ id }) => id);

test('what is done comes last, and numbers go on', () => {
  const marks = [mark(1, { status: 'done' }), mark(2), mark(3, { status: 'ready' })];
  expect(ids(inOrder(marks))).toEqual(['m2', 'm3', 'm1']);
});

test.each([
  ['the first open one', [mark(1, { status: 'done' }), mark(2)], 'm2'],
  ['the first with a sheet that can be shown', [mark(1, { fileName: 'model' }), mark(2)], 'm2'],
  ['any, where no sheet can be shown', [mark(1, { fileName: 'model' })], 'm1'],
  ['none without marks', [], undefined],
])('the board begins with %s', (_name, marks, expected) => expect(firstShown(marks, [sheet])?.id).toBe(expected));
