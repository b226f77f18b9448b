import { expect, test } from 'vitest';
import { dueUrgency } from './due-mark';

test.each([
  ['2026-11-25T11:00:00Z', '2026-11-25T10:59:59Z', 'late'],
  ['2026-11-25T11:00:00Z', '2026-11-25T17:00:00Z', 'today'],
  ['2026-11-25T23:30:00Z', '2026-11-26T17:00:00Z', 'today'],
  ['2026-11-25T11:00:00Z', '2026-11-26T17:00:00Z', 'tomorrow'],
  ['2026-10-24T11:00:00Z', '2026-10-25T23:30:00Z', null],
  ['2026-11-25T11:00:00Z', '2026-11-27T07:00:00Z', null],
])('at %s what is due at %s is %s', (now, due, urgency) => expect(dueUrgency(due, Date.parse(now))).toBe(urgency));
