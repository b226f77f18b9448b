import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../scripts/chromium.mjs';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

/** What does not depend on the screen, or needs a keyboard, runs once. */
const desktopOnly = [
  'chain/*',
  'site/{pages,crawl,keyboard,offline,editors,preview,seo,first-visit,sending,waking,uploads,failed-uploads,wrong-clock}',
  'portal/{gates,signing-in,accounts,settings,live,reminders,demo}',
  'panel/*',
  'admin/{contractors,declarations,files,invoices,messages,people}',
].map((specs) => `**/${specs}.spec.ts`);

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './servers.ts',
  fullyParallel: true,
  workers: 2,
  // A second try on a busy machine; what passes only then is listed as flaky.
  retries: process.env.CI ? 1 : 0,
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
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', testIgnore: desktopOnly, use: { ...pixel, viewport: { width: 390, height: 844 } } },
  ],
});
