import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from './steps.mjs';

const folders = ['cms/src', 'cms/tests', 'web/src', 'web/server', 'e2e', 'scripts/haus-q'];
const TEST_FILE = /\.(?:test|spec)\.(?:tsx?|mjs)$/;

/** Separates a group from what is in it. */
export const BETWEEN_GROUPS = ' › ';

/** Calls that name tests or groups of them; a part such as `.each` may follow. */
const NAMING = new Set(['test', 'describe']);
/** Parts of a call after which nothing runs. */
const NOT_RUN = new Set(['skip', 'todo', 'fixme']);

/**
 * Lists the titles of tests and groups in every test file. Tests that are always skipped do not count.
 * @returns by path from the root, the titles as they stand in the source, `%s` and `${…}` included, each behind the groups
 *   it is in
 */
export function findTitles() {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => TEST_FILE.test(name))
      .map((name) => join(root, folder, name)),
  );
  return new Map(paths.map((path) => [relative(root, path), titlesIn(path)]));
}

function titlesIn(path) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const titles = [];
  const visit = (node, groups) => {
    const [named, ...parts] = ts.isCallExpression(node) ? partsOf(node.expression) : [];
    const [title] = NAMING.has(named) && !parts.includes('step') ? node.arguments : [];
    const isTitled = title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
    if (isTitled && parts.some((part) => NOT_RUN.has(part))) return;
    const within = isTitled ? [...groups, textOf(title, file)] : groups;
    if (isTitled) titles.push(within.join(BETWEEN_GROUPS));
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(file, []);
  return titles;
}

/** Lists the names of a callee: of `describe.each(rows)` they are `describe` and `each`. */
function partsOf(called) {
  if (ts.isIdentifier(called)) return [called.text];
  if (ts.isCallExpression(called)) return partsOf(called.expression);
  return ts.isPropertyAccessExpression(called) ? [...partsOf(called.expression), called.name.text] : [];
}

const textOf = (title, file) => (ts.isStringLiteralLike(title) ? title.text : title.getText(file).slice(1, -1));
