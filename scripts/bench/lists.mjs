import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../steps.mjs';
import { percentile } from './load.mjs';
import { say } from './pages.mjs';
import { DOCUMENTS, netOf, seedDocuments } from './seed-documents.mjs';
import { signInStaff } from './sign-in-staff.mjs';
import { startOnPostgres } from './start-on-postgres.mjs';

const openDatabase = createRequire(join(root, 'cms', 'package.json'))('knex');

const ROUNDS = 15;
const FEW = 1_000;
/** The largest ratio of a call's time to that in a shop with `FEW` documents. */
const BUDGET = { list: 3, search: 12, overview: 1.5 };
const LIMIT_MS = { list: 100, search: 100, overview: 50 };

const middle = (DOCUMENTS / 2).toString(36);
/** Builds the cursor of a list in another order: its last row and that row's value. */
const middleAt = (value) => `${middle}.${Buffer.from(String(value)).toString('base64url')}`;
const calls = [
  ['list', 'quotes, first page', '/api/staff/quotes'],
  ['list', 'quotes, deep page', `/api/staff/quotes?cursor=${middle}`],
  ['list', 'quotes, rare state', '/api/staff/quotes?status=needs_info'],
  ['list', 'quotes, frequent state, deep', `/api/staff/quotes?status=accepted&cursor=${middle}`],
  ['list', 'quotes, largest first, deep', `/api/staff/quotes?sort=amount&cursor=${middleAt(netOf(DOCUMENTS / 2 + 2_500))}`],
  ['list', 'quotes, by name, deep', `/api/staff/quotes?sort=customer&cursor=${middleAt('Kundin 50000')}`],
  ['list', 'quotes, largest first, frequent state', '/api/staff/quotes?sort=amount&status=accepted'],
  ['search', 'quotes, one of all', '/api/staff/quotes?q=kundin-54321@'],
  ['search', 'quotes, many hits', '/api/staff/quotes?q=hochbau'],
  ['search', 'quotes, no hit', '/api/staff/quotes?q=gibt-es-nicht'],
  ['search', 'quotes, two words and a state', '/api/staff/quotes?q=hochbau+54321&status=accepted'],
  ['search', 'quotes, many hits, largest first', '/api/staff/quotes?q=hochbau&sort=amount'],
  ['search', 'quotes, every row a hit, by name', '/api/staff/quotes?q=kundin&sort=customer'],
  ['search', 'quotes, some numbers, first to expire', '/api/staff/quotes?q=an-bench-9&sort=valid'],
  ['search', 'quotes, no hit, largest first', '/api/staff/quotes?q=gibt-es-nicht&sort=amount'],
  ['list', 'orders, first page', '/api/staff/orders'],
  ['list', 'orders, first due', '/api/staff/orders?status=open&sort=due'],
  ['list', 'orders, deep page', `/api/staff/orders?cursor=${middle}`],
  ['list', 'orders, largest first, deep', `/api/staff/orders?sort=amount&cursor=${middleAt(netOf(DOCUMENTS / 2 + 2_500))}`],
  ['list', 'orders, by name, deep', `/api/staff/orders?sort=customer&cursor=${middleAt('Kundin 50000')}`],
  ['search', 'orders, one of all', '/api/staff/orders?q=kundin-54321@'],
  ['search', 'orders by due time, no hit', '/api/staff/orders?q=gibt-es-nicht&sort=due'],
  ['overview', 'orders, many hits, first due', '/api/staff/orders?q=hochbau&status=open&sort=due'],
  ['list', 'board, late', '/api/staff/board/late'],
  ['list', 'board, late, without a contractor', '/api/staff/board/late?work=unassigned'],
  ['search', 'board, late, of no category', '/api/staff/board/late?category=as-built'],
  ['search', 'board, late, none express', '/api/staff/board/late?term=express'],
  ['overview', 'board, late, many hits', '/api/staff/board/late?q=hochbau'],
  ['list', 'invoices, first page', '/api/staff/invoices'],
  ['list', 'invoices, deep page', `/api/staff/invoices?cursor=${middle}`],
  ['list', 'invoices, overdue by due day', '/api/staff/invoices?status=overdue&sort=due'],
  ['search', 'invoices, one of all', '/api/staff/invoices?q=RE-BENCH-54321'],
  ['search', 'invoices, every row a hit, largest first', '/api/staff/invoices?q=kundin&sort=amount'],
  ['overview', 'dashboard', '/api/staff/overview'],
];

/** Measures lists, filters, search and deep pages with `DOCUMENTS` quotes, orders and invoices, against the same shop with few. */
export async function benchLists({ webUrl, dataDir }) {
  const filename = join(dataDir, 'planquadrat.db');
  const connection = { client: 'better-sqlite3', connection: { filename }, useNullAsDefault: true };
  await benchDatabase('SQLite', { webUrl, connection, env: { DATA_DIR: dataDir } });

  const shop = await startOnPostgres();
  try {
    await benchDatabase('PostgreSQL', { ...shop, connection: { client: 'pg', connection: shop.env.DATABASE_URL } });
  } finally {
    await shop.stop();
  }
}

async function benchDatabase(kind, { webUrl, connection, env }) {
  const token = await signInStaff(webUrl, env);
  const database = openDatabase(connection);
  await seedDocuments(database, 0, FEW);
  const before = await measure(webUrl, token);
  await seedDocuments(database, FEW, DOCUMENTS);
  await database.destroy();
  const after = await measure(webUrl, token);
  for (const [index, [budget, name]] of calls.entries()) {
    const ratio = after[index] / before[index];
    const figure = `${after[index].toFixed(1)} ms, ${ratio.toFixed(1)} times of ${before[index].toFixed(1)} ms with ${FEW}`;
    say(`${kind}: ${name}`, figure, ratio <= BUDGET[budget] || after[index] <= LIMIT_MS[budget]);
  }
}

/** Measures the median time of each call in ms; the first round warms up. */
async function measure(webUrl, token) {
  const medians = [];
  for (const [, name, path] of calls) {
    const times = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const started = performance.now();
      const answer = await fetch(webUrl + path, { headers: { authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
      if (round > 0) times.push(performance.now() - started);
    }
    medians.push(percentile(times, 0.5));
  }
  return medians;
}
