import { expect, test } from 'vitest';
import { cacheLimit } from './cache-limit';

const MB = 1024 * 1024;

test.each([
  { quota: undefined, limit: 40 * MB },
  { quota: 10_000 * MB, limit: 40 * MB },
  { quota: 100 * MB, limit: 10 * MB },
  { quota: 5 * MB, limit: MB },
])('of a quota of $quota bytes documents may take $limit', ({ quota, limit }) => expect(cacheLimit(quota)).toBe(limit));
