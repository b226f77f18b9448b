import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { install } from './prepare.mjs';
import { bin, fail, root, run, runInPairs } from './steps.mjs';

/** The most files that a change runs, so that the answer is there within three minutes; the rest is named and left to `npm test`. */
const MOST_API_FILES = 4;
const MOST_SPECS = 2;
/** The weight of a test that itself has changed. */
const ALWAYS = 1_000_000;

/** The tests of a changed path, by words of its folder or file: API test files, browser specs. */
const topics = [
  [/quot|offer|pric/, ['quote', 'own-quotes', 'offers', 'offer-prices', 'offer-tax'], ['portal/offers', 'portal/lists', 'admin/offers']],
  [/order|accept|result|mark/, ['orders', 'own-overview'], ['portal/orders', 'admin/offers']],
  [/invoice|payment|bank|bill/, ['invoices', 'shown-invoices', 'payments', 'invoice-numbers'], ['portal/invoices', 'admin/invoices']],
  [/remind/, ['offer-reminders', 'invoice-mails'], ['portal/reminders']],
  [/assignment|contractor|contractors/, ['assignments', 'assignment-requests', 'contractors'], ['contractor/work', 'admin/contractors']],
  [/invit/, ['invitations'], ['admin/people']],
  [/scan|clamd|verdict|quarantine|check-/, ['scans', 'scanner-away'], []],
  [/files?\b|upload|store/, ['files', 'file-limits', 'large-files', 's3-files'], ['site/uploads', 'site/failed-uploads']],
  [
    /account|session|auth|password|factor/,
    ['accounts', 'sessions', 'second-factor', 'functions'],
    ['portal/signing-in', 'portal/accounts'],
  ],
  [/gate|role|polic|permission|right/, ['permissions', 'routes', 'doors'], ['portal/gates']],
  [/people|person|eras/, ['people', 'people-erasure'], ['admin/people']],
  [/contact/, ['contact'], ['site/contact']],
  [/declaration|withdraw|cancellation/, ['declarations'], ['site/declarations']],
  [/mail|outbox/, ['mail', 'mailbox', 'step-mails', 'invoice-mails'], ['admin/mailbox']],
  [/messages?\b/, ['offers'], ['admin/messages']],
  [/search/, ['search'], ['site/search']],
  [/list|saved-view|export|board|sort/, ['saved-views', 'exports', 'sort', 'board'], ['admin/workspace', 'admin/lists']],
  [/overview|dashboard/, ['overview', 'own-overview'], ['portal/dashboard', 'admin/lists']],
  [/content|catalogue|product|addon|solution|pages?\b/, ['content', 'pages', 'entries'], ['site/pages']],
  [/translation|redirect|preview|draft/, ['translations', 'redirects', 'preview'], ['site/preview']],
  [/panel|editor|src\/admin/, ['panel', 'panel-doors', 'editors'], ['panel/prices', 'site/editors']],
  [/event|change|live|audit/, ['changes', 'audit'], ['portal/live']],
  [/ledger/, ['ledger', 'tampering', 'verify-ledger'], []],
  [/outdated/, ['lawful-deletions', 'remove-outdated'], []],
  [/http|middleware|limit|metrics|health/, ['doors', 'health', 'slow-requests'], []],
  [/job|lock|commit|database|migration/, ['failed-commits', 'lock-order', 'upgrades'], []],
  [/document|pdf/, ['stored-documents', 'offers'], ['portal/invoices']],
  [/demo|seed/, ['demo', 'content'], ['portal/demo']],
  [/configurator|cart|request|box/, ['quote'], ['site/configurator', 'site/cart', 'site/cart-total']],
  [/living-area/, [], ['site/living-area', 'site/living-area-measures']],
  [/room-book/, [], ['site/room-book']],
  [/consent|analytics|page-view/, [], ['site/consent']],
  [/shell|header|menu|footer|logo|static-markup/, [], ['site/header', 'site/shell']],
  [/toast/, [], ['site/toasts']],
  [/knowledge|project|legal|tool/, [], ['site/knowledge']],
  [/json-ld|sitemap|feed|sharing|head\b/, [], ['site/seo']],
  [/settings/, [], ['portal/settings']],
  [/web\/server|hydrat|entry|worker|static-markup/, [], ['site/hydration', 'site/first-visit']],
  [/src\/(ui|styles|lib)\//, [], ['site/keyboard', 'site/shell']],
];

/**
 * Runs the checks, unit, API and browser tests that the changes since `base` reach.
 * @param base a commit; without one the point where `main` was left
 */
export async function testChanged(base) {
  await install();
  const started = Date.now();
  const paths = await changedPaths(base);
  if (paths.length === 0) return console.log('Nothing has changed.');
  console.log(`${paths.length} changed files`);
  const api = chosen('API test files', apiFilesFor(paths), MOST_API_FILES);
  const specs = chosen('browser specs', specsFor(paths), MOST_SPECS);
  let failed = await runInPairs(checksFor(paths));
  if (api.length > 0)
    failed = [...failed, ...(await runShown('API tests', join(root, 'cms'), bin('vitest'), ['run', '--project', 'api', ...api]))];
  if (specs.length > 0) {
    const only = ['--project=desktop', ...specs];
    failed = [
      ...failed,
      ...(await runShown('browser tests', root, bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts', ...only])),
    ];
  }
  console.log(`\nchanged: ${failed.length} failed, in ${((Date.now() - started) / 1000).toFixed(0)} s`);
  if (failed.length > 0) fail(`Failed: ${failed.join(', ')}`);
}

async function runShown(name, cwd, command, args) {
  console.log(`\n── ${name}`);
  return (await run(command, args, { cwd, show: true })).code === 0 ? [] : [name];
}

async function changedPaths(given) {
  const git = async (...args) => {
    const { code, output } = await run('git', args);
    if (code !== 0) fail(`git ${args.join(' ')}\n${output}`);
    return output.split('\n').filter(Boolean);
  };
  const [base] = given ? [given] : await git('merge-base', 'HEAD', 'main');
  const paths = [...(await git('diff', '--name-only', base)), ...(await git('ls-files', '--others', '--exclude-standard'))];
  return [...new Set(paths)];
}

function checksFor(paths) {
  const touches = (...beginnings) => paths.some((path) => beginnings.some((beginning) => path.startsWith(beginning)));
  const present = paths.filter((path) => existsSync(join(root, path)));
  const code = present.filter((path) => /\.(m?[jt]s|tsx)$/.test(path));
  const absolute = code.map((path) => join(root, path));
  const [cms, web] = ['cms', 'web'].map((part) => join(root, part));
  const tsc = join(web, 'node_modules', '.bin', 'tsc');
  const sources = touches('cms/', 'web/');
  const related = ['related', '--run', '--passWithNoTests'];
  const rows = [
    [sources, 'unit tests of the CMS', bin('vitest'), [...related, '--project', 'unit', ...absolute], cms],
    [code.length > 0, 'lint', bin('oxlint'), ['--type-aware', '--deny-warnings', ...code]],
    [touches('cms/'), 'types of the CMS', bin('tsc'), ['-p', 'tsconfig.json', '--noEmit'], cms],
    [touches('cms/'), 'types of its tests', bin('tsc'), ['-p', 'tests', '--noEmit'], cms],
    [touches('cms/src/admin', 'cms/src/contract'), 'types of its panel', bin('tsc'), ['-p', 'src/admin', '--noEmit'], cms],
    [touches('web/', 'cms/src/contract'), 'types of the shop', tsc, ['-p', '.'], web],
    [touches('e2e/', 'cms/src/contract'), 'types of the browser tests', tsc, ['-p', join(root, 'e2e')]],
    [sources, 'import rules', bin('depcruise'), ['--config', '.dependency-cruiser.cjs', 'cms/src', 'web/src', 'web/server', 'e2e']],
    [present.length > 0, 'format', bin('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...present]],
    [touches('docs/', 'e2e/', 'cms/', 'web/'), 'proofs of the promises', process.execPath, ['scripts/check-proofs.mjs']],
    [sources, 'unit tests of the shop', join(web, 'node_modules', '.bin', 'vitest'), [...related, ...absolute], web],
  ];
  return rows.filter(([isNeeded]) => isNeeded).map(([, ...check]) => check);
}

/** Lists API test files that changed, that import a changed file beside them, and those of the topics of the server's files. */
function apiFilesFor(paths) {
  const all = readdirSync(join(root, 'cms/tests')).filter((name) => name.endsWith('.api.test.ts'));
  const beside = paths.filter((path) => /^cms\/tests\/[^/]+\.ts$/.test(path));
  const server = paths.filter((path) => /^cms\/(src|config)\//.test(path) && !/\.test\.ts$|\/admin\//.test(path));
  const named = topicsOf(server).flatMap(([weight, [, names]]) =>
    names.map((name, index) => [`${name}.api.test.ts`, weight / (index + 1)]),
  );
  return ranked([...reachedBy(beside, 'cms/tests', all), ...named], all).map((name) => `tests/${name}`);
}

/** Lists browser specs that changed, that import a changed file beside them, and those of the topics of the program's files. */
function specsFor(paths) {
  const folders = ['admin', 'chain', 'contractor', 'panel', 'portal', 'site'];
  const all = folders.flatMap((folder) =>
    readdirSync(join(root, 'e2e', folder)).flatMap((name) => (name.endsWith('.spec.ts') ? [`${folder}/${name}`] : [])),
  );
  const beside = paths.filter((path) => path.startsWith('e2e/'));
  const program = paths.filter((path) => /^(web\/(src|server)|cms\/src)\//.test(path) && !/\.test\.tsx?$/.test(path));
  const named = topicsOf(program).flatMap(([weight, [, , names]]) => names.map((name, index) => [`${name}.spec.ts`, weight / (index + 1)]));
  return ranked([...reachedBy(beside, 'e2e', all), ...named], all).map((name) => `e2e/${name}`);
}

/** Lists the topics of each path, with their weight: a folder says more about a file than its own name. */
function topicsOf(paths) {
  return paths.flatMap((path) => {
    const folder = `${dirname(path.replace('/content-types/', '/'))}/`;
    const isBrowsers = path.startsWith('web/');
    return topics.flatMap((topic) => {
      const weight = topic[0].test(folder) ? 3 : Number(topic[0].test(basename(path)));
      return weight > 0 ? [[isBrowsers ? weight * 2 : weight, topic]] : [];
    });
  });
}

/** Lists the tests that changed before all others, then those that import a changed file. */
function reachedBy(changed, folder, tests) {
  const own = tests.filter((test) => changed.includes(`${folder}/${test}`));
  const helpers = changed.filter((path) => !/\.(test|spec)\.ts$/.test(path)).map((path) => basename(path, '.ts'));
  const imports = (test, helper) => readFileSync(join(root, folder, test), 'utf8').includes(`/${helper}'`);
  const importing = helpers.flatMap((helper) => tests.filter((test) => imports(test, helper)));
  return [...own.map((test) => [test, ALWAYS]), ...importing.map((test) => [test, 3])];
}

/** Ranks tests. @param names with a weight, once for each reason. @returns each once, the weightiest first */
function ranked(names, all) {
  const missing = names.filter(([name]) => !all.includes(name));
  if (missing.length > 0) fail(`scripts/test-changed.mjs names no file: ${[...new Set(missing.map(([name]) => name))].join(', ')}`);
  const weights = new Map();
  for (const [name, weight] of names) weights.set(name, (weights.get(name) ?? 0) + weight);
  return [...weights].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

function chosen(what, names, most) {
  if (names.length > 0) console.log(`${what}: ${names.slice(0, most).join(', ')}`);
  if (names.length > most) console.log(`${what} left to npm test: ${names.slice(most).join(', ')}`);
  return names.slice(0, most);
}
