import { describe, expect, test } from 'vitest';
import { HOUSE_Q, piecesOf, semiDetached } from './house';

describe('piecesOf', () => {
  test('cuts a wall at its openings and keeps its whole length', () => {
    const front = piecesOf({ ...HOUSE_Q, walls: HOUSE_Q.walls.slice(1, 2) });
    expect(front.map(({ kind }) => kind)).toEqual(['solid', 'window', 'solid', 'door', 'solid', 'window', 'solid']);
    expect(front[0]?.x0).toBe(0);
    expect(front.at(-1)?.x1).toBe(12);
  });
});

describe('semiDetached', () => {
  test('shares one party wall', () => {
    const pair = semiDetached(HOUSE_Q);
    expect(pair.width).toBeCloseTo(2 * HOUSE_Q.width - 0.4);
    expect(pair.walls).toHaveLength(2 * HOUSE_Q.walls.length - 1);
  });

  test('numbers the neighbour’s rooms as the second unit', () => {
    const numbers = semiDetached(HOUSE_Q).rooms.map(([, , , , number]) => number);
    expect(numbers).toEqual(['1.01', '1.02', '1.03', '1.04', '1.05', '1.06', '2.01', '2.02', '2.03', '2.04', '2.05', '2.06']);
  });
});
