import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['', 12],
  ['1', 1],
  ['24', 24],
])('MAIL_MONTHS=%s keeps mails for %i months', async (typed, months) => {
  vi.stubEnv('MAIL_MONTHS', typed);
  expect((await import('./settings')).mailMonths).toBe(months);
});

test.each(['0', '-1', '1.5', '12 Monate', '1e9', 'NaN'])('MAIL_MONTHS=%s ends the start', async (typed) => {
  vi.stubEnv('MAIL_MONTHS', typed);
  await expect(import('./settings')).rejects.toThrow('MAIL_MONTHS must be a whole number of months');
});
