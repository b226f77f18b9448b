import { join } from 'node:path';
import { install } from './prepare.mjs';
import { printSizes } from './print-sizes.mjs';
import { bin, fail, root, runInPairs } from './steps.mjs';

const cms = join(root, 'cms');
const web = join(root, 'web');
const webTsc = join(web, 'node_modules', '.bin', 'tsc');

/** The checks. The longest comes first and the next longest last, so that not both use two cores at once. */
const checks = [
  ['unit tests of the CMS', bin('vitest'), ['run', '--project', 'unit'], cms],
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['types of the shop', webTsc, ['-p', '.'], web],
  ['types of the CMS', bin('tsc'), ['-p', 'tsconfig.json', '--noEmit'], cms],
  ['format', bin('oxfmt'), ['--check']],
  ['types of its panel', bin('tsc'), ['-p', 'src/admin', '--noEmit'], cms],
  ['types of its tests', bin('tsc'), ['-p', 'tests', '--noEmit'], cms],
  ['types of the browser tests', webTsc, ['-p', join(root, 'e2e')], root],
  ['import rules', bin('depcruise'), ['--config', '.dependency-cruiser.cjs', 'cms/src', 'web/src', 'web/server', 'e2e']],
  ['dead code', bin('knip'), []],
  ['reference building', process.execPath, ['--test', join(root, 'scripts', 'haus-q', 'samples.test.mjs')]],
  ['regular expressions', process.execPath, [join(root, 'scripts', 'check-expressions.mjs')]],
  ['paths in the documents', process.execPath, [join(root, 'scripts', 'check-paths.mjs')]],
  ['proofs of the promises', process.execPath, [join(root, 'scripts', 'check-proofs.mjs')]],
  ['unit tests of the shop', join(web, 'node_modules', '.bin', 'vitest'), ['run'], web],
];

await install();
const failed = await runInPairs(checks);
printSizes();
console.log(`check: ${checks.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) fail('Not everything holds. `npx oxfmt` formats; the rest is said above.');
