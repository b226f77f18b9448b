import { expect, test } from 'vitest';
import { rangeBetween } from './record-table';

test.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['c', 'c', ['c']],
  ['gone', 'b', ['b']],
])('from %s to %s are %o', (from, to, range) => expect(rangeBetween(['a', 'b', 'c', 'd'], from, to)).toEqual(range));
