import { randomUUID } from 'node:crypto';

/** The number of quotes, orders and invoices; `BENCH_DOCUMENTS=1000000` for a million. */
export const DOCUMENTS = Number(process.env.BENCH_DOCUMENTS ?? 100_000);

const PORTION = 5_000;
/** Number of rows in a statement: SQLite takes 32,766 values in one. */
const ROWS_A_STATEMENT = 500;
const HOUR_MS = 3_600_000;
const names = ['Hochbau', 'Tiefbau', 'Planung', 'Architektur', 'Denkmalpflege', 'Vermessung', 'Haustechnik'];
const states = ['accepted', 'accepted', 'accepted', 'declined', 'expired', 'cancelled', 'offered', 'submitted'];
const orderStates = ['completed', 'completed', 'completed', 'completed', 'cancelled', 'in_production', 'delivered', 'placed'];
const settlements = ['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'open', 'cancelled'];
const day = (time) => time.toISOString().slice(0, 10);

/** Lines of a request, which take a kilobyte or two; lists must not read them for rows they do not show. */
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

/** Fills the shop's database with quotes, one each quarter of an hour, and the orders and invoices that came of them; the first is the newest. */
export async function seedDocuments(database, first, last) {
  const now = Date.now();
  for (const [table, row] of Object.entries({ quotes: quoteRow, orders: orderRow, invoice_balances: balanceRow, invoices: invoiceRow })) {
    for (let from = first; from < last; from += PORTION) {
      const rows = Array.from({ length: Math.min(PORTION, last - from) }, (_, offset) => row(from + offset, now));
      await database.batchInsert(table, rows, ROWS_A_STATEMENT);
    }
  }
  await database.raw('analyze');
}

const hoursAfter = (time, hours) => new Date(time.getTime() + hours * HOUR_MS);
const at = (index, now) => hoursAfter(new Date(now), -index / 4);

function personOf(index) {
  const name = `Kundin ${index}`;
  const email = `kundin-${index}@buero.example`;
  const company = `${names[index % names.length]} ${index % 997} GmbH`;
  return { name, email, company };
}

/** Returns amounts that repeat, as those of small jobs do. */
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
    due_at: hoursAfter(at(index, now), 72),
    clock_from: at(index, now),
    lead_time_days: 3,
    pauses: '[]',
    early_start: false,
    delivered_version: 0,
    round: 0,
    search_text: `${number} ${name} ${email} ${company}`.toLowerCase(),
  };
}

const invoiceNumber = (index) => `RE-BENCH-${index}`;

function balanceRow(index, now) {
  const { name } = personOf(index);
  const number = invoiceNumber(index);
  const orderNumber = `BE-BENCH-${index}`;
  const settlement = settlements[index % settlements.length];
  return {
    document_id: randomUUID(),
    invoice_id: `bench-${index}`,
    order_id: `bench-${index}`,
    order_number: orderNumber,
    number,
    kind: 'invoice',
    scope: 'full',
    settlement,
    name,
    gross: 9_282,
    due: 9_282,
    paid: settlement === 'paid' ? 9_282 : 0,
    issued_on: day(at(index, now)),
    due_on: day(hoursAfter(at(index, now), 14 * 24)),
    search_text: `${number} ${name} ${orderNumber}`.toLowerCase(),
  };
}

function invoiceRow(index, now) {
  return {
    document_id: `bench-${index}`,
    state: 'issued',
    kind: 'invoice',
    scope: 'full',
    number: invoiceNumber(index),
    order_id: `bench-${index}`,
    document: JSON.stringify({ lines: JSON.parse(lines) }),
    issued_at: at(index, now),
    net: 7_800,
    vat: 1_482,
    gross: 9_282,
    key: `bench-${index}`,
  };
}
