import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that share a server come first, so that each process starts and ends it once. */
class SharedServerFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const shares = ({ moduleId }: TestSpecification) => readFileSync(moduleId, 'utf8').includes('useSharedStrapi(');
    return [...sorted.filter(shares), ...sorted.filter((file) => !shares(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: SharedServerFirst },
    // Strapi counts the panel's users after an invitation without waiting for it, also when its database is closed meanwhile.
    onUnhandledError: ({ stack = '' }) => !stack.includes('sendDidInviteUser'),
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
