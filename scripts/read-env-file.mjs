import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './steps.mjs';

/**
 * Takes over the settings of `.env` in the project's folder, where there is one. What the environment says already counts more,
 * and a name without a value is no setting.
 */
export function readEnvFile(file = join(root, '.env'), env = process.env) {
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) if (value !== '') env[name] ??= value;
}
