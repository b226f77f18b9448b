import { expect, test } from 'vitest';
import { greetingAt } from './dashboard';

test.each([
  [0, 'evening'],
  [3, 'evening'],
  [4, 'morning'],
  [10, 'morning'],
  [11, 'day'],
  [17, 'day'],
  [18, 'evening'],
  [23, 'evening'],
] as const)('at %i it is %s', (hour, time) => expect(greetingAt(hour)).toBe(`portal.greeting.${time}`));
