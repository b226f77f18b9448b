import { expect, test } from 'vitest';
import { contactSteps } from './fill-demo';
import { orderSteps } from './scenarios-of-orders';
import { requestSteps } from './scenarios-of-requests';
import { sharedWorkSteps } from './scenarios-of-shared-work';

const steps = [...requestSteps, ...orderSteps, ...sharedWorkSteps, ...contactSteps];
const scenarios = [...new Set(steps.map(({ scenario }) => scenario))];

/** Starts all over a year, early and late: before and after weekends, holidays and clock changes. */
const starts = Array.from({ length: 31 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index * 12, (index * 7) % 24, 5)));

test.each(scenarios)('"%s" happens in its order and before the start, on whichever day the demo begins', (name) => {
  const scheduled = steps.filter(({ scenario }) => scenario === name);
  for (const start of starts) {
    const times = scheduled.map(({ at }) => at(start).getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeLessThan(start.getTime());
  }
});

test('every step has a key of its own', () => expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length));
