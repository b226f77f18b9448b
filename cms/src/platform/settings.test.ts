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

test.each([
  ['', 90],
  ['30', 30],
])('SECURITY_EVENT_DAYS=%s keeps security events for %i days', async (typed, days) => {
  vi.stubEnv('SECURITY_EVENT_DAYS', typed);
  expect((await import('./settings')).securityEventDays).toBe(days);
});

test.each(['0', '3651', '90 Tage'])('SECURITY_EVENT_DAYS=%s ends the start', async (typed) => {
  vi.stubEnv('SECURITY_EVENT_DAYS', typed);
  await expect(import('./settings')).rejects.toThrow('SECURITY_EVENT_DAYS must be a whole number of days, 1 to 3650.');
});

test.each([
  ['', 1_073_741_824],
  ['5000', 5_000],
])('CLAMD_MAX_BYTES=%s has files scanned up to %i bytes', async (typed, bytes) => {
  vi.stubEnv('CLAMD_MAX_BYTES', typed);
  expect((await import('./settings')).clamdMaxBytes).toBe(bytes);
});

test.each(['0', '-1', '1.5', '1 GB', 'NaN'])('CLAMD_MAX_BYTES=%s ends the start', async (typed) => {
  vi.stubEnv('CLAMD_MAX_BYTES', typed);
  await expect(import('./settings')).rejects.toThrow('CLAMD_MAX_BYTES must be a whole number of bytes');
});
