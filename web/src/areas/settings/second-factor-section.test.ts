import { expect, test } from 'vitest';
import { groupSecret } from './second-factor-section';

test.each([
  ['', ''],
  ['ABC', 'ABC'],
  ['ABCD', 'ABCD'],
  ['ABCDEFGHIJ', 'ABCD EFGH IJ'],
])('%s reads %s', (secret, text) => expect(groupSecret(secret)).toBe(text));
