import { expect, test } from 'vitest';
import { beat, silentJobs } from './start-jobs';

test('a job is silent once it misses its next round by more than a round may take', () => {
  beat('often', 500, 0);
  beat('hourly', 3_600_000, 0);
  expect(silentJobs(300_000)).toEqual([]);
  expect(silentJobs(300_501)).toEqual(['often']);
  beat('often', 500, 300_501);
  expect(silentJobs(300_502)).toEqual([]);
  expect(silentJobs(3_900_001)).toEqual(['often', 'hourly']);
});
