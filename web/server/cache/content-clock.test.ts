import { expect, test } from 'vitest';
import { ContentClock, type ClockState, type ContentNews, type Made } from './content-clock';

const at = (stamp: Made['stamp'], types: readonly string[] | null): Made => ({ stamp, types, checkedAt: Date.now() });

/** A clock in contact with the CMS that stands at event 5. */
function clockAt5(onChange?: (state: ClockState) => void) {
  const clock = new ContentClock(onChange);
  clock.setWatched(true);
  clock.hear({ seq: 5, event: 'five', types: null });
  return clock;
}

test.each<[string, ContentNews, types: string[] | null, holds: boolean]>([
  ['nothing', { seq: 5, event: 'five', types: [] }, ['product'], true],
  ['nothing', { seq: 5, event: 'five', types: [] }, null, true],
  ['other content', { seq: 6, event: 'six', types: ['article'] }, ['product', 'category'], true],
  ['other content', { seq: 6, event: 'six', types: ['article'] }, null, false],
  ['its content', { seq: 6, event: 'six', types: ['article', 'product'] }, ['product'], false],
  ['anything', { seq: 6, event: 'six', types: null }, ['product'], false],
  ['the whole log, now shorter,', { seq: 2, event: 'two', types: null }, ['product'], false],
  ['the whole log, now as long,', { seq: 5, event: 'new', types: null }, ['product'], false],
  ['the whole log, now longer,', { seq: 9, event: 'nine', types: null }, ['product'], false],
])('when %s changes (%o), what was made of %s holds: %s', (_what, news, types, holds) => {
  const clock = clockAt5();
  const made = at(clock.stamp, types);
  clock.hear(news);
  expect([clock.holds(made), clock.holds(at(clock.stamp, types))]).toEqual([holds, true]);
});

test('what was made before a second change is outdated by the first as well', () => {
  const clock = clockAt5();
  const made = at(clock.stamp, ['product']);
  clock.hear({ seq: 6, event: 'six', types: ['product'] });
  clock.hear({ seq: 7, event: 'seven', types: ['article'] });
  expect(clock.holds(made)).toBe(false);
});

test('without reports things hold for half a minute, with them for a day', () => {
  const clock = clockAt5();
  const made = at(clock.stamp, ['product']);
  const hold = (afterMs: number) => clock.holds(made, made.checkedAt + afterMs);
  expect([hold(23 * 3_600_000), hold(24 * 3_600_000)]).toEqual([true, false]);
  clock.setWatched(false);
  expect([hold(29_000), hold(30_000)]).toEqual([true, false]);
});

test('goes on after a restart where it stood', () => {
  const states: ClockState[] = [];
  const clock = clockAt5((state) => states.push(state));
  const made = [at(clock.stamp, ['product']), at(clock.stamp, ['article'])];
  clock.hear({ seq: 6, event: 'six', types: ['product'] });
  const next = new ContentClock();
  next.restore(JSON.parse(JSON.stringify(states.at(-1))) as ClockState);
  next.setWatched(true);
  expect([next.position, ...made.map((one) => next.holds(one))]).toEqual([{ seq: 6, event: 'six' }, false, true]);
});
