import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../scripts/chromium.mjs';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

export default defineConfig({
  testDir: '.',
  testIgnore: ['other-browsers/**', 'editors-guide/**'],
  outputDir: 'test-results',
  globalSetup: './servers.ts',
  fullyParallel: true,
  workers: 2,
  // A test that passes only at a second try is reported as flaky, with a trace, and fails the run.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['list'], ['html', { open: 'never' }]] : 'list',
  // A busy machine takes several times as long; these are only there to end what hangs.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Recording every test costs a fifth of their time.
    trace: 'on-first-retry',
  },
  // Tests of what depends on the width (layout, menus, touch, barriers, the main journeys) are tagged `@phone` and run at both widths,
  // those of what only phones have `@phone-only`; data, gates, mails, addresses and the like are tested once (decision 58).
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grep: /@phone/, use: { ...pixel, viewport: { width: 390, height: 844 } } },
  ],
});
