import { expect, test } from 'vitest';
import { valueOwed } from './declaration';
import { cents } from '../pricing/money';

test.each([
  ['its part of the price where the work was wanted early', true, 9_283],
  ['nothing where nobody asked for an early start', false, 0],
])('a withdrawal costs %s', (_name, earlyStart, owed) => expect(valueOwed({ gross: cents(37_130), earlyStart }, 2_500)).toBe(owed));
