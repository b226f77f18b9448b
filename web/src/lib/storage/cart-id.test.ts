import { CART_ID_PATTERN } from '@contract/quoting/cart';
import { describe, expect, test } from 'vitest';
import { createCartId } from './cart-id';

describe('createCartId', () => {
  test('gives 40 letters and digits', () => expect(createCartId()).toMatch(CART_ID_PATTERN));

  test('gives a different id each time', () => {
    expect(new Set(Array.from({ length: 200 }, () => createCartId())).size).toBe(200);
  });

  test('throws bytes away that would favour the first signs, and asks for more', () => {
    let calls = 0;
    const id = createCartId((bytes) => bytes.fill(calls++ === 0 ? 255 : 61));
    expect(id).toBe('9'.repeat(40));
    expect(calls).toBe(2);
  });

  test('uses every sign about equally often', () => {
    const counts = new Map<string, number>();
    for (const sign of Array.from({ length: 1_000 }, () => createCartId()).join('')) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    expect(counts.size).toBe(62);
    expect(Math.min(...counts.values())).toBeGreaterThan(500);
    expect(Math.max(...counts.values())).toBeLessThan(800);
  });
});
