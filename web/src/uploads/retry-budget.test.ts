import { OPERATION_RETRY_MS, UPLOAD_RETRY_MS } from '@contract/files/file';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWorthRetrying, retryDelays } from './retry-budget';

const sum = (delays: readonly number[]) => delays.reduce((total, delay) => total + delay, 0);

describe('retryDelays', () => {
  test('waits double from one second up to half a minute', () => {
    expect(retryDelays(OPERATION_RETRY_MS)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 29_000]);
  });

  test.each([
    { case: 'uploads are tried again for 600 s', budgetMs: UPLOAD_RETRY_MS, total: 600_000 },
    { case: 'other calls are tried again for 120 s', budgetMs: OPERATION_RETRY_MS, total: 120_000 },
    { case: 'no budget means no second try', budgetMs: 0, total: 0 },
  ])('$case', ({ budgetMs, total }) => expect(sum(retryDelays(budgetMs))).toBe(total));

  test('any budget is used up exactly and no wait is longer than half a minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_600_000 }), (budgetMs) => {
        const delays = retryDelays(budgetMs);
        expect(sum(delays)).toBe(budgetMs);
        expect(delays.every((delay) => delay > 0 && delay <= 30_000)).toBe(true);
      }),
    );
  });
});

describe('isWorthRetrying', () => {
  test.each([
    [0, true],
    [429, true],
    [500, true],
    [502, true],
    [503, true],
    [504, true],
    [400, false],
    [401, false],
    [403, false],
    [404, false],
    [409, false],
    [413, false],
    [415, false],
  ])('status %i: %s', (status, retry) => expect(isWorthRetrying(status)).toBe(retry));
});
