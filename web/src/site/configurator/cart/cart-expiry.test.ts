import { describe, expect, test } from 'vitest';
import { expiryAfterSave, isExpired } from './cart-storage';

const DAY_MS = 24 * 60 * 60 * 1_000;
const saved = Date.UTC(2026, 10, 20);

describe('cart expiry', () => {
  test.each([
    { case: 'a cart lives on the day it was saved', afterMs: 0, expired: false },
    { case: 'a cart lives a millisecond before 30 days', afterMs: 30 * DAY_MS - 1, expired: false },
    { case: 'a cart ends after exactly 30 days', afterMs: 30 * DAY_MS, expired: true },
    { case: 'a cart stays ended later', afterMs: 90 * DAY_MS, expired: true },
  ])('$case', ({ afterMs, expired }) => expect(isExpired(expiryAfterSave(saved), saved + afterMs)).toBe(expired));

  test('every save renews the lifetime', () => {
    const secondSave = saved + 29 * DAY_MS;
    expect(isExpired(expiryAfterSave(secondSave), saved + 31 * DAY_MS)).toBe(false);
  });

  test('a cart that was never saved does not expire', () => expect(isExpired(null, saved)).toBe(false));
});
