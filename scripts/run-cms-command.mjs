import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { compileCms, install, quiet } from './prepare.mjs';
import { readEnvFile } from './read-env-file.mjs';
import { root } from './steps.mjs';

/** Runs a command of `cms/src/commands`, compiled before, with this process's arguments; ends as it ends. */
export async function runCmsCommand(name) {
  readEnvFile();
  await install();
  await compileCms();
  const { status } = spawnSync(process.execPath, [`dist/src/commands/${name}.js`, ...process.argv.slice(2)], {
    cwd: join(root, 'cms'),
    env: { ...process.env, ...quiet, DATA_DIR: process.env.DATA_DIR ?? join(root, '.data') },
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
