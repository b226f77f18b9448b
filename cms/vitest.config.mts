import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      // The limits are only there to end what hangs.
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'tests/**/*.unit.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'api',
          include: ['tests/**/*.api.test.ts'],
          pool: 'forks',
          globalSetup: ['tests/prepare.ts'],
          setupFiles: ['tests/environment.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
          // Two processes for all files: loading Strapi's packages takes longer than most files' tests.
          maxWorkers: 2,
          isolate: false,
        },
      },
    ],
  },
});
