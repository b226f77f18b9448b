import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { memoryFolder } from './memory-folder';
import { foreignSettings, testSettings } from './test-settings';

/** The environment of one test file's processes: a data folder of its own, secrets, and none of the developer's settings. */
const dataDir = mkdtempSync(join(memoryFolder, 'planquadrat-test-'));
const before = { ...process.env };
for (const name of Object.keys(process.env)) if (foreignSettings.test(name)) delete process.env[name];
Object.assign(process.env, testSettings(dataDir));

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  rmSync(dataDir, { recursive: true, force: true });
});
