import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureScanner } from './debian.mjs';
import { buildCms, buildWeb, install } from './prepare.mjs';
import { bin, fail, root, run } from './steps.mjs';
import { testChanged } from './test-changed.mjs';

const cms = join(root, 'cms');
const env = { CI: 'true' };

/**
 * The test files that run on SQLite as well as on PostgreSQL: where the database decides, because requests come at once,
 * rows are searched, sorted, locked or final, or a process dies. The browser tests run all the rest on SQLite.
 */
const onSqliteToo = [
  [
    'adjusted-invoices',
    'amendments',
    'audit',
    'backup',
    'contact',
    'declarations',
    'demo',
    'exports',
    'file-limits',
    'files',
    'health',
    'invoice-numbers',
    'invoices',
  ],
  [
    'killed-changes',
    'killed-process',
    'killed-work',
    'large-files',
    'lawful-deletions',
    'ledger',
    'lock-order',
    'mailbox',
    'offers',
    'payments',
  ],
  ['people-erasure', 'quote', 'remove-outdated', 'saved-views', 'scanner-away', 'scans', 'search', 'sessions', 'sort', 'stored-documents'],
  ['migrate', 'process-roles', 'tampering', 'upgrades', 'verify-ledger'],
].flatMap((names) => names.map((name) => `tests/${name}.api.test.ts`));

/** The suites. Each runs, whatever failed before, and prints what failed in it. */
const suites = [
  ['Checks and unit tests', () => runSuite(process.execPath, ['scripts/check.mjs'])],
  ['API tests on PostgreSQL', () => runApiTests([], { TEST_DATABASE: 'postgres' })],
  ['API tests on SQLite', () => runApiTests(onSqliteToo, {})],
  ['Browser tests', () => runSuite(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'])],
];

if (process.argv[2] === '--changed') await testChanged(process.argv[3]);
else await testAll();

async function testAll() {
  await install();
  await ensureScanner();
  await Promise.all([buildCms(), buildWeb()]);
  const failed = [];
  for (const [name, suite] of suites) {
    console.log(`\n── ${name}`);
    const started = Date.now();
    const failures = await suite();
    console.log(`── ${name}: ${failures.length === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(0)} s`);
    if (failures.length > 0) failed.push([name, ...failures].join('\n  '));
  }
  console.log(`\nsuites: ${suites.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) fail(`Failed: ${failed.join('\n')}`);
}

/** Runs a suite. @returns lines about failures: none, or that it ended with an error */
async function runSuite(command, args) {
  const { code } = await run(command, args, { env, show: true });
  return code === 0 ? [] : [`exit code ${code}`];
}

/**
 * Runs API tests. A file that fails is tried once more in a shop of its own, as browser tests are; one that passes only
 * then is flaky and fails, too.
 */
async function runApiTests(files, database) {
  const missing = files.filter((file) => !existsSync(join(cms, file)));
  if (missing.length > 0) return [`no such file: ${missing.join(', ')}`];
  const first = await runApiFiles(files, database);
  if (first.files.length === 0) return first.failures;
  console.log(`\nOnce more: ${first.files.join(', ')}`);
  const second = await runApiFiles(first.files, database);
  const isFlaky = (file) => !second.files.includes(file);
  const flaky = first.files.filter(isFlaky).map((file) => `flaky, passed at the second try: ${file}`);
  return [...second.failures, ...flaky, ...(flaky.length > 0 ? ['the first try:', ...first.failures] : [])];
}

/** Runs API test files. @param files none for all. @returns the test files that failed, and lines about them */
async function runApiFiles(files, database) {
  const folder = mkdtempSync(join(tmpdir(), 'api-report-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const options = { cwd: cms, env: { ...env, ...database }, show: true };
  const { code } = await run(bin('vitest'), ['run', '--project', 'api', ...reporters, ...files], options);
  const failed = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults.filter(isFailed) : [];
  rmSync(folder, { recursive: true });
  if (failed.length === 0) return { files: [], failures: code === 0 ? [] : [`exit code ${code}`] };
  return {
    files: failed.map(({ name }) => relative(cms, name)),
    failures: failed.flatMap(({ name, assertionResults }) => [
      relative(cms, name),
      ...assertionResults
        .filter(isFailed)
        .flatMap(({ fullName, failureMessages }) => [`  ${fullName}`, ...failureMessages.map(firstLines)]),
    ]),
  };
}

/** Returns the beginning of a message, by which a failure that does not come again can be understood. */
function firstLines(message) {
  return message.split('\n').slice(0, 12).join('\n    ');
}

function isFailed({ status }) {
  return status === 'failed';
}
