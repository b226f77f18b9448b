import { expect, test } from 'vitest';
import { pauseAfter } from './create-live-updates';

test.each([
  { failures: 1, chance: 0.5, pause: 1_000 },
  { failures: 3, chance: 0.5, pause: 4_000 },
  { failures: 1, chance: 0, pause: 750 },
  { failures: 1, chance: 1, pause: 1_250 },
  { failures: 2_000, chance: 0.5, pause: 30_000 },
])('after $failures failures in a row it pauses for $pause ms', ({ failures, chance, pause }) =>
  expect(pauseAfter(failures, chance)).toBe(pause),
);
