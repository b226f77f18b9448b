import { cpus } from 'node:os';
import { count, settle } from './drill/count.mjs';
import { beginLoad } from './drill/load.mjs';
import { parts } from './drill/parts.mjs';
import { buildTown, razeTown, startTown } from './drill/town.mjs';
import { buildCms, buildWeb, install } from './prepare.mjs';
import { fail } from './steps.mjs';

/**
 * `npm run drill [all | PART…]`: starts the shop with all its neighbours, orders in it while it is disturbed, and compares
 * afterwards what it confirmed with what it holds. Without argument a selection of six minutes. Ends with 1 unless all is there once.
 */
const WORKERS = 4;
const MOST_SHOWN = 10;
/** The fewest deaths that the whole drill must have seen. */
const KILLS = 300;

const wanted = process.argv.slice(2);
const isWhole = wanted.includes('all');
const unknown = wanted.filter((name) => name !== 'all' && !(name in parts));
if (unknown.length > 0) fail(`There is no part “${unknown[0]}”. Parts: ${Object.keys(parts).join(', ')}, or all.`);

const isChosen = ([name, { few }]) => isWhole || (wanted.length > 0 ? wanted.includes(name) : few !== undefined);
const deaths = () => Object.values(town.processes).reduce((sum, one) => sum + one.deaths, 0);
const seconds = (since) => Math.round((Date.now() - since) / 1000);

await install();
await buildCms();
await buildWeb();
const started = Date.now();
console.log(`  Starting the shop with its neighbours …`);
const town = await buildTown();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void razeTown(town, { keepsLogs: false }).then(() => process.exit(1)));

const rows = [];
const failures = [];
let findings = {};
try {
  await startTown(town);
  const load = await beginLoad(town, WORKERS);
  for (const [name, part] of Object.entries(parts).filter(isChosen)) {
    for (let round = 0; round < (isWhole ? (part.all.rounds ?? 1) : 1); round++) await disturb(name, part, load.journal);
  }
  await load.end();
  const settled = await settle(town);
  findings = { ...(await count(town, load.journal)), 'not done in the end': settled };
  if (isWhole && deaths() < KILLS) failures.push(`Only ${deaths()} of ${KILLS} processes were killed.`);
  print(load.journal);
} catch (error) {
  failures.push(error.stack);
} finally {
  const isRight = failures.length === 0 && Object.values(findings).every((found) => !Array.isArray(found) || found.length === 0);
  await razeTown(town, { keepsLogs: !isRight });
  if (!isRight) fail([...failures, `Logs: ${town.folder}`].join('\n'));
}

/** Runs one part under load. A part that cannot run here is left out, which the whole drill does not accept. */
async function disturb(name, part, journal) {
  const lacks = part.needs?.(town);
  if (lacks) {
    rows.push([name, 0, 0, `left out: ${lacks} is missing`]);
    if (isWhole) failures.push(`The part “${name}” needs ${lacks}.`);
    return;
  }
  const [from, before] = [Date.now(), journal.invoices.length];
  const settings = wanted.length > 0 ? { ...part.few, ...part.all } : part.few;
  const note = await part.run(town, { ...settings, journal }).catch((error) => {
    failures.push(`${name}: ${error.message}`);
    return 'FAILED';
  });
  rows.push([name, seconds(from), journal.invoices.length - before, note]);
  console.log(`  ${name}: ${note} (${seconds(from)} s)`);
}

function print({ files, requests, orders, invoices, repeated, reads, failedReads }) {
  const each = Object.values(town.processes).map((one) => `${one.name} ${one.deaths}`);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const { repeatedMails, ...counted } = findings;
  console.log(
    [
      '',
      line(['disturbance', 'seconds', 'chains ended in it', 'what happened']),
      line(['---', '--:', '--:', '---']),
      ...rows.map(line),
      '',
      line(['counted', 'number', 'must be']),
      line(['---', '--:', '--:']),
      ...Object.entries(counted).map(([kind, found]) => line([kind, found.length, 0])),
      '',
      `Confirmed: ${files.length} files, ${requests.length} requests, ${orders.length} orders, ${invoices.length} invoices; ${repeated} calls repeated.`,
      `Killed: ${deaths()} (${each.join(', ')}). Mails that came again with the same Message-ID: ${repeatedMails}.`,
      `Pages read: ${reads}, of which ${failedReads} failed. ${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0].model}, ${seconds(started)} s.`,
    ].join('\n'),
  );
  for (const [kind, found] of Object.entries(counted)) for (const one of found.slice(0, MOST_SHOWN)) console.log(`  ✗ ${kind}: ${one}`);
}
