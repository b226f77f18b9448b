import { defineConfig } from '@playwright/test';
import shared from '../playwright.config';

/**
 * Three journeys in a browser that is not Chromium (`npm run browsers`): Debian's Firefox over WebDriver BiDi, driven by what a person does,
 * pointer and keys, since Playwright's own way of filling in does not reach React there (decision 98).
 */
export default defineConfig({
  ...shared,
  testDir: '.',
  testIgnore: [],
  globalSetup: '../servers.ts',
  outputDir: '../test-results',
  workers: 1,
  projects: [{ name: 'firefox' }],
});
