import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../steps.mjs';

export const DOCUMENTS = 100_000;

const Database = createRequire(join(root, 'cms', 'package.json'))('better-sqlite3');
const HOUR_MS = 3_600_000;
const names = ['Hochbau', 'Tiefbau', 'Planung', 'Architektur', 'Denkmalpflege', 'Vermessung', 'Haustechnik'];
const states = ['accepted', 'accepted', 'accepted', 'declined', 'expired', 'cancelled', 'offered', 'submitted'];
const orderStates = ['completed', 'completed', 'completed', 'completed', 'cancelled', 'in_production', 'delivered', 'placed'];

/** A request's lines take a kilobyte or two; lists must not read them for rows they do not show. */
const lines = JSON.stringify([
  {
    productId: 'bench',
    name: 'Paper to CAD Basic',
    unit: 'plan',
    quantity: 2,
    price: 3900,
    base: 7800,
    addons: [],
    net: 7800,
    note: 'Grundrisse aller Geschosse, Bestand von 1964. '.repeat(30),
    files: [],
  },
]);

/** Fills the shop's SQLite file with quotes of three years and the orders that came of them. */
export async function seedDocuments({ dataDir }) {
  const database = new Database(join(dataDir, 'planquadrat.db'), { timeout: 60_000 });
  const now = Date.now();
  const insert = {
    quotes: inserter(database, 'quotes', quoteRow(0, now)),
    orders: inserter(database, 'orders', orderRow(0, now)),
  };
  for (let from = 0; from < DOCUMENTS; from += 1_000) {
    database.transaction(() => {
      for (let index = from; index < from + 1_000; index++) {
        insert.quotes(quoteRow(index, now));
        insert.orders(orderRow(index, now));
      }
    })();
  }
  database.exec('analyze');
  database.close();
}

function inserter(database, table, sample) {
  const columns = Object.keys(sample);
  const statement = database.prepare(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map((name) => `@${name}`).join(', ')})`,
  );
  return (row) => statement.run(row);
}

const at = (index, now) => now - (DOCUMENTS - index) * (HOUR_MS / 4);

function personOf(index) {
  const name = `Kundin ${index}`;
  const email = `kundin-${index}@buero.example`;
  const company = `${names[index % names.length]} ${index % 997} GmbH`;
  return { name, email, company };
}

/** Amounts that repeat, as those of small works do. */
export const netOf = (index) => 7_800 + (index % 5_000) * 100;

function quoteRow(index, now) {
  const { name, email, company } = personOf(index);
  const number = `AN-BENCH-${index}`;
  return {
    document_id: randomUUID(),
    number,
    // One in a thousand waits for an answer.
    status: index % 1_000 === 0 ? 'needs_info' : states[index % states.length],
    language: 'de',
    name,
    email,
    contact: JSON.stringify({ name, email, company, customerType: 'business', projectCountry: 'DE' }),
    lines,
    net: netOf(index),
    amount: netOf(index),
    vat: 1_482,
    gross: netOf(index) + 1_482,
    submitted_at: at(index, now),
    revision: 1,
    link_revision: 1,
    cart_id_hash: `bench-${index}`,
    request_hash: '',
    guest_token_hash: `bench-${index}`,
    guest_token_expires_at: at(index, now),
    search_text: `${number} ${name} ${email} ${company}`.toLowerCase(),
  };
}

function orderRow(index, now) {
  const { name, email, company } = personOf(index);
  const number = `BE-BENCH-${index}`;
  return {
    document_id: randomUUID(),
    number,
    status: orderStates[index % orderStates.length],
    revision: 1,
    quote_id: `bench-${index}`,
    offer_id: `bench-${index}`,
    language: 'de',
    name,
    email,
    company,
    buyer: JSON.stringify({ name, company, customerType: 'business' }),
    tax_case: 'domestic',
    lines,
    discount: 0,
    net: netOf(index),
    vat: 1_482,
    gross: netOf(index) + 1_482,
    placed_at: at(index, now),
    due_at: at(index, now) + 72 * HOUR_MS,
    clock_from: at(index, now),
    lead_time_days: 3,
    pauses: '[]',
    early_start: 0,
    delivered_version: 0,
    round: 0,
    search_text: `${number} ${name} ${email} ${company}`.toLowerCase(),
  };
}
