import { defineConfig } from '@playwright/test';
import shared from '../playwright.config';

/**
 * Three journeys in browsers that are not Chromium (`npm run browsers`): Debian's Firefox over WebDriver BiDi and Debian's WebKit over
 * WebDriver. Both are driven by what a person does, pointer and keys, since neither takes Playwright's own way of filling in.
 */
export default defineConfig({
  ...shared,
  testDir: '.',
  testIgnore: [],
  globalSetup: '../servers.ts',
  outputDir: '../test-results',
  workers: 1,
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
