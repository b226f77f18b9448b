import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker, isMainThread, parentPort } from 'node:worker_threads';
import recheck from 'recheck/lib/browser.js';
import { findExpressions } from './find-expressions.mjs';
import { fail, root } from './steps.mjs';

/** Time to judge one expression; one that is undecided then is refused too. */
const TIMEOUT_MS = 120_000;

/**
 * What is slow is judged by the characters that were read. The limits in time are many times those of the library, by which a linear
 * expression would be refused on a busy machine; they keep the memory of one that is not.
 */
const limits = { timeout: TIMEOUT_MS, attackTimeout: 30_000, incubationTimeout: 5_000, seedingTimeout: 5_000 };

/** The file that keeps verdicts, which depend on the expression alone. */
const kept = join(root, 'node_modules', '.cache', 'planquadrat', 'expressions-recheck-4.5.0.json');

/** Expressions that may take longer than their input is long, because they never see foreign input. An entry that none needs is refused. */
const trusted = [];

function judge(source, flags) {
  const { status, complexity } = recheck.checkSync(source, flags, limits);
  return status === 'safe' ? 'safe' : `${status}, ${complexity?.summary ?? 'undecided'}`;
}

async function main() {
  const expressions = findExpressions();
  const verdicts = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  const asked = new Map(
    expressions.flatMap(({ source, flags }) => (source === undefined ? [] : [[keyOf({ source, flags }), { source, flags }]])),
  );
  await judgeAll(
    [...asked].filter(([key]) => !(key in verdicts)),
    verdicts,
  );
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(Object.fromEntries([...asked.keys()].map((key) => [key, verdicts[key]]))));

  const refused = expressions.flatMap((expression) => {
    const verdict = expression.source === undefined ? 'not a constant text' : verdicts[keyOf(expression)];
    return verdict === 'safe' ? [] : [{ ...expression, verdict }];
  });
  const unexcused = refused.filter((expression) => !trusted.some((entry) => excuses(entry, expression)));
  const needless = trusted.filter((entry) => !refused.some((expression) => excuses(entry, expression)));
  for (const { place, text, verdict } of unexcused) console.log(`${place} ${text}\n  ${verdict}`);
  for (const { path, text } of needless) console.log(`${path} ${text}\n  is safe or gone: it needs no entry any more`);
  console.log(`${expressions.length} regular expressions, ${refused.length - unexcused.length} of them see our own texts only`);
  if (unexcused.length + needless.length > 0) fail('A regular expression may stop the process: write one that is linear, or a loop.');
}

const keyOf = ({ source, flags }) => `/${source}/${flags}`;
const excuses = (entry, { place, text }) => place.startsWith(`${entry.path}:`) && entry.text === text;

/** Judges expressions in as many threads as there are processors. */
async function judgeAll(asked, verdicts) {
  const rest = asked.map(([key, expression]) => ({ key, ...expression }));
  const threads = Math.min(availableParallelism(), rest.length);
  await Promise.all(
    Array.from(
      { length: threads },
      () =>
        new Promise((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url));
          const next = () => {
            const expression = rest.shift();
            if (expression) worker.postMessage(expression);
            else worker.terminate().then(resolve, reject);
          };
          worker.on('message', ({ key, verdict }) => {
            verdicts[key] = verdict;
            next();
          });
          worker.on('error', reject);
          next();
        }),
    ),
  );
}

if (isMainThread) await main();
else parentPort.on('message', ({ key, source, flags }) => parentPort.postMessage({ key, verdict: judge(source, flags) }));
