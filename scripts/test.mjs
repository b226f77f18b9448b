import { join } from 'node:path';
import { buildCms, buildWeb, install } from './prepare.mjs';
import { bin, fail, root, run } from './steps.mjs';

const cms = join(root, 'cms');

const suites = [
  ['Checks and unit tests', process.execPath, ['scripts/check.mjs'], root],
  ['API tests on SQLite', bin('vitest'), ['run', '--project', 'api'], cms],
  ['API tests on PostgreSQL', bin('vitest'), ['run', '--project', 'api'], cms, { TEST_DATABASE: 'postgres' }],
  ['Browser tests', bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], root],
];

await install();
await buildCms();
await buildWeb();
const failed = [];
for (const [name, command, args, cwd, env] of suites) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const { code } = await run(command, args, { cwd, env: { CI: 'true', ...env }, show: true });
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(0)} s`);
  if (code !== 0) failed.push(name);
}
console.log(`\nsuites: ${suites.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) fail(`Failed: ${failed.join(', ')}.`);
