import { expect, test } from 'vitest';
import { dueTime } from './due-time';

const dueAt = '2026-12-01T17:00:00.000Z';

test.each([
  ['placed', dueAt],
  ['revision', dueAt],
  ['delivered', null],
  ['completed', null],
  ['on_hold', null],
] as const)('%s', (status, due) => expect(dueTime({ status, dueAt })).toBe(due));
