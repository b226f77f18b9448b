import { expect, test } from 'vitest';
import { shareOf } from './business-charts';

test.each([
  [0, 0, 0],
  [4, 0, 0],
  [3, 1, 33],
  [3, 2, 67],
  [4, 4, 100],
])('of %i requests %i accepted are %i in a hundred', (requests, accepted, share) => expect(shareOf({ requests, accepted })).toBe(share));
