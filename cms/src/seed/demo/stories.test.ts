import { expect, test } from 'vitest';
import { contactSteps } from './fill-demo';
import { orderSteps } from './stories-of-orders';
import { requestSteps } from './stories-of-requests';
import { sharedWorkSteps } from './stories-of-shared-work';

const steps = [...requestSteps, ...orderSteps, ...sharedWorkSteps, ...contactSteps];
const stories = [...new Set(steps.map(({ story }) => story))];

/** Starts all over a year, early and late: before and after weekends, holidays and clock changes. */
const starts = Array.from({ length: 31 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index * 12, (index * 7) % 24, 5)));

test.each(stories)('"%s" happens in its order and before the start, on whichever day the demo begins', (name) => {
  const acts = steps.filter(({ story }) => story === name);
  for (const start of starts) {
    const times = acts.map(({ at }) => at(start).getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeLessThan(start.getTime());
  }
});

test('every act has a key of its own', () => expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length));
