import { describe, expect, test } from 'vitest';
import { quantityProblem, quantityStep, stepQuantity } from './quantity';

const plan = { unit: 'plan', minQuantity: 2 } as const;
const area = { unit: 'sqm', minQuantity: 100 } as const;
const hour = { unit: 'hour', minQuantity: 1 } as const;

describe('quantityProblem', () => {
  test.each([
    { case: 'the minimum is fine', quantity: 2, product: plan, problem: null },
    { case: 'below the minimum', quantity: 1, product: plan, problem: 'below-minimum' },
    { case: 'zero', quantity: 0, product: plan, problem: 'invalid' },
    { case: 'negative', quantity: -1, product: plan, problem: 'invalid' },
    { case: 'no number', quantity: Number.NaN, product: plan, problem: 'invalid' },
    { case: 'endless', quantity: Number.POSITIVE_INFINITY, product: plan, problem: 'invalid' },
    { case: 'plans come whole', quantity: 2.5, product: plan, problem: 'decimals' },
    { case: 'areas have two places', quantity: 100.25, product: area, problem: null },
    { case: 'areas have no third place', quantity: 100.255, product: area, problem: 'decimals' },
    { case: 'hours have decimals', quantity: 1.5, product: hour, problem: null },
    { case: 'the largest', quantity: 1_000_000, product: area, problem: null },
    { case: 'more than the largest', quantity: 1_000_001, product: area, problem: 'too-large' },
  ])('$case: $problem', ({ quantity, product, problem }) => expect(quantityProblem(quantity, product)).toBe(problem));
});

describe('stepping', () => {
  test.each([
    { case: 'plans one by one', product: plan, step: 1 },
    { case: 'areas in tens', product: area, step: 10 },
    { case: 'small areas one by one', product: { unit: 'sqm', minQuantity: 1 } as const, step: 1 },
    { case: 'hours in halves', product: hour, step: 0.5 },
  ])('$case', ({ product, step }) => expect(quantityStep(product)).toBe(step));

  test.each([
    { case: 'up', from: 2, direction: 1, to: 3 },
    { case: 'down', from: 3, direction: -1, to: 2 },
    { case: 'never below the minimum', from: 2, direction: -1, to: 2 },
    { case: 'from below the minimum up to it', from: 0.5, direction: 1, to: 2 },
    { case: 'from nonsense to the minimum', from: Number.NaN, direction: 1, to: 2 },
    { case: 'never above the limit', from: 1_000_000, direction: 1, to: 1_000_000 },
  ] as const)('$case', ({ from, direction, to }) => expect(stepQuantity(from, direction, plan)).toBe(to));
});
