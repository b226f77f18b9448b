import { describe, expect, test } from 'vitest';
import { evictedKeys } from './evicted-keys';

const uses = [
  { key: 'old', bytes: 40, usedAt: 1 },
  { key: 'new', bytes: 30, usedAt: 3 },
  { key: 'middle', bytes: 30, usedAt: 2 },
];

describe('evictedKeys', () => {
  test.each([
    { case: 'nothing goes while all fits', limit: 100, evicted: [] },
    { case: 'the least recently used goes first', limit: 99, evicted: ['old'] },
    { case: 'then the next', limit: 59, evicted: ['middle', 'old'] },
    { case: 'nothing fits into nothing', limit: 0, evicted: ['new', 'middle', 'old'] },
  ])('$case', ({ limit, evicted }) => expect(evictedKeys(uses, limit)).toEqual(evicted));
});
