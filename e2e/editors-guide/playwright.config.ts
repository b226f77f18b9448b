import { defineConfig } from '@playwright/test';
import shared from '../playwright.config';

/** Takes the pictures of the editors' guide from the running product (`npm run guide`). */
export default defineConfig({
  ...shared,
  testDir: '.',
  testIgnore: [],
  globalSetup: '../servers.ts',
  outputDir: '../test-results',
  workers: 1,
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 800 } } }],
});
