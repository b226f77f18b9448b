import { expect, test } from 'vitest';
import { weeksOfWork } from './contractor';

test.each([
  { openDays: 10, weeklyHours: 40, weeks: 2 },
  { openDays: 3, weeklyHours: 16, weeks: 1.5 },
  { openDays: 0, weeklyHours: 40, weeks: 0 },
  { openDays: 5, weeklyHours: 0, weeks: null },
  { openDays: 5, weeklyHours: null, weeks: null },
])('$openDays days at $weeklyHours hours a week are $weeks weeks', ({ weeks, ...load }) => expect(weeksOfWork(load)).toBe(weeks));
