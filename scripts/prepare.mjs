import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, requireNode, root, step, whenChanged } from './steps.mjs';

const node = process.execPath;

/** Installs both lockfiles' packages when they are missing or changed. */
export async function install() {
  requireNode();
  await whenChanged('node_modules/.installed', ['package-lock.json', 'web/package-lock.json'], () =>
    step('Installing packages (3 to 5 minutes the first time)', 'npm', ['ci', '--no-audit', '--no-fund']),
  );
}

/** Compiles the CMS; its panel is built only when panel code or packages changed. */
export async function buildCms() {
  const cwd = join(root, 'cms');
  await whenChanged('cms/dist/.panel', ['cms/src/admin', 'cms/src/contract/pricing', 'docs/editors', 'package-lock.json'], () =>
    step('Building the editors’ panel (1 to 2 minutes)', bin('strapi'), ['build'], { cwd, env: { ...quiet, NODE_ENV: 'production' } }),
  );
  await compileCms();
}

/** Compiles the CMS from nothing each time: Strapi loads every file that it finds, also one whose source has moved. */
export async function compileCms() {
  const cwd = join(root, 'cms');
  await whenChanged('cms/dist/.server', ['cms/src', 'cms/config', 'cms/tsconfig.json', 'package-lock.json'], () => {
    for (const left of ['src', 'config']) rmSync(join(cwd, 'dist', left), { recursive: true, force: true });
    return step('Compiling the CMS', bin('tsc'), ['-p', 'tsconfig.json', '--incremental', 'false'], { cwd });
  });
}

export async function buildWeb() {
  const inputs = [
    'web/src',
    'web/server',
    'web/public',
    'web/build.mjs',
    'web/vite.config.ts',
    'web/drawings-plugin.ts',
    'web/samples',
    'web/samples-plugin.ts',
    'web/package-lock.json',
    'cms/src/contract',
  ];
  await whenChanged('web/dist/.built', inputs, () => step('Building the shop', node, ['build.mjs'], { cwd: join(root, 'web') }));
}

export const quiet = { STRAPI_TELEMETRY_DISABLED: 'true', STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true' };
