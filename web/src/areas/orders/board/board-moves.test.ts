import { boardStages } from '@contract/production/order';
import { orderFlow } from '@contract/states/order';
import { expect, test } from 'vitest';
import { movesOf, nextMove, refusalOf } from './board-moves';

test.each([
  ['placed', null, { in_production: 'start', on_hold: 'hold' }, 'start'],
  ['in_production', null, { internal_review: 'submit', on_hold: 'hold' }, 'submit'],
  ['internal_review', null, { delivered: 'release', in_production: 'back', on_hold: 'hold' }, 'release'],
  ['delivered', null, { on_hold: 'hold' }, undefined],
  ['revision', null, { in_production: 'start', on_hold: 'hold' }, 'start'],
  ['on_hold', 'internal_review', { internal_review: 'resume' }, 'resume'],
  ['completed', null, {}, undefined],
] as const)('%s (held from %s) can be moved to %j', (status, heldFrom, stages, next) => {
  for (const actor of ['admin', 'superAdmin'] as const) {
    const moves = movesOf({ status, heldFrom }, actor);
    expect(Object.fromEntries(moves.map(({ event, to }) => [to, event]))).toEqual(stages);
    expect(nextMove(moves)?.event).toBe(next);
  }
});

test('every open status has a column', () => {
  const open = Object.entries(orderFlow).filter(([, events]) => Object.keys(events).length > 0);
  expect(open.map(([status]) => status).toSorted()).toEqual(boardStages.toSorted());
});

test('a stage that cannot be reached says why; from a pause there is one way', () => {
  expect(refusalOf({ status: 'placed', heldFrom: null }, 'delivered')).toBe('board.refused.delivered');
  expect(refusalOf({ status: 'on_hold', heldFrom: 'placed' }, 'delivered')).toBe('board.refused.held');
});
