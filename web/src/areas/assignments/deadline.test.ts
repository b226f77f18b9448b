import { expect, test } from 'vitest';
import { byUrgency, deadlineOf } from './deadline';

const answerBy = '2026-11-23T17:00:00.000Z';
const dueAt = '2026-11-22T17:00:00.000Z';

test.each([
  ['offered', { name: 'assignment.answer-by', at: answerBy }],
  ['in_progress', { name: 'assignment.due', at: dueAt }],
  ['rework', { name: 'assignment.due', at: dueAt }],
  ['bid', null],
  ['submitted', null],
  ['approved', null],
] as const)('%s', (status, expected) => expect(deadlineOf({ status, answerBy, dueAt })).toEqual(expected));

test('the most urgent comes first, what has no time last', () => {
  const none = { status: 'offered', answerBy: null, dueAt: null } as const;
  const requested = { status: 'offered', answerBy, dueAt: null } as const;
  const due = { status: 'rework', answerBy, dueAt } as const;
  expect(byUrgency([none, requested, due])).toEqual([due, requested, none]);
});
