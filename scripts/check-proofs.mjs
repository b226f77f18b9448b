import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BETWEEN_GROUPS, findTitles } from './find-titles.mjs';
import { fail, root } from './steps.mjs';

const PAGE = 'docs/proofs.md';
const PROOF = /^`([^`]+)` › "(.+)"$/;
/** Matches cells that name no proof: nothing shows the statement yet, or a test is not the way to show it. */
const NO_PROOF = /^no test(?: yet)?(?:: .+)?$/;
const SEPARATOR = /^:?-+:?$/;

/** Splits a table's row into cells; a bar within a cell is written `\|`. */
const cellsOf = (line) =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

function problemOf(proof, titles) {
  if (NO_PROOF.test(proof)) return undefined;
  const [, path, wanted] = PROOF.exec(proof) ?? [];
  if (path === undefined) return 'is neither `path` › "title" nor "no test"';
  if (!titles.has(path)) return 'is no test file';
  const isThere = titles.get(path).some((title) => title === wanted || title.endsWith(BETWEEN_GROUPS + wanted));
  return isThere ? undefined : 'has no test or group of that title';
}

const titles = findTitles();
const rows = readFileSync(join(root, PAGE), 'utf8')
  .split('\n')
  .map((line, at) => ({ line, at: at + 1 }))
  .filter(({ line }) => line.startsWith('|'))
  .map(({ line, at }) => ({ cells: cellsOf(line), at }))
  .filter(({ cells }) => cells[1] !== 'Proof' && !cells.every((cell) => SEPARATOR.test(cell)));

const broken = rows.flatMap(({ cells: [statement, proofs = '', ...more], at }) => {
  if (!statement || more.length > 0) return [`${PAGE}:${at} is no row of a statement and its proofs`];
  return proofs.split('<br>').flatMap((proof) => {
    const problem = problemOf(proof, titles);
    return problem ? [`${PAGE}:${at} ${proof}\n  ${problem}`] : [];
  });
});
console.log(
  `${rows.length} statements, ${rows.filter(({ cells }) => /no test yet/.test(cells[1])).length} of them not or not wholly proven`,
);
if (rows.length === 0) fail(`${PAGE} holds no statement.`);
if (broken.length > 0) fail(`These proofs are not there:\n${broken.join('\n')}`);
