import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../steps.mjs';
import { until } from './process.mjs';

const SETTLE_MS = 300_000;
const OBJECT = '._S3rver_object';
const ours = '%@buero.example';

/** Lets a fresh worker do all that follows from the log, as if the time were over for which dead processes keep mails and files. */
export async function settle({ processes, query }) {
  for (const one of Object.values(processes)) one.thaw();
  for (const name of ['cms-1', 'cms-2', 'worker']) await processes[name].kill('SIGTERM');
  for (const name of ['postgres', 's3', 'smtp', 'clamd']) await processes[name]?.start();
  await query("update outbox set lease_until = null, run_after = now() where status = 'waiting'");
  await query("update customer_files set check_after = null, check_owner = null where check_state = 'unchecked'");
  await processes.worker.start();
  const counter = (key) => `(select value from counters where key = '${key}')`;
  const isDone = `select ${counter('reader:mail')} = ${counter('event')} and ${counter('reader:documents')} = ${counter('event')}
    and (select count(*) from events) = (select count(*) from event_positions)
    and not exists (select 1 from ledger_tasks) and not exists (select 1 from outbox where status = 'waiting')
    ${processes.clamd ? "and not exists (select 1 from customer_files where check_state = 'unchecked' and quote_id is not null)" : ''} as done`;
  return until('all that follows from the log was done', async () => (await query(isDone))[0].done, SETTLE_MS).then(
    () => [],
    (error) => [error.message],
  );
}

/** Compares what the shop has confirmed with what it holds. @returns findings by kind, each a list of sentences */
export async function count(town, journal) {
  const held = await readHeld(town);
  const mails = countMails(held, journal, readMails(town));
  return {
    lost: [...lostRows(held, journal), ...lostFiles(town, held, journal)],
    doubled: [...doubledRows(held), ...mails.doubled],
    'wrongly confirmed': wronglyConfirmed(held, journal),
    'orphaned files': orphans(town, held),
    'lost mails': mails.lost,
    'gaps in invoice numbers': gaps(held.invoices.map(({ number }) => Number(number.slice(-5)))),
    'gaps in the log': gaps(held.positions.map(({ position }) => Number(position))),
    'refused without reason': journal.refused,
    'ledger not as written': await verifyLedger(town.env),
    repeatedMails: mails.repeated,
  };
}

async function readHeld({ query }) {
  return {
    quotes: await query('select document_id, number, email, status from quotes where email like $1', [ours]),
    orders: await query('select document_id, number, quote_id, email from orders where email like $1', [ours]),
    invoices: await query("select document_id, number, order_id from invoices where state = 'issued'"),
    events: await query(
      "select name, subject from events where name in ('quote.submitted', 'quote.offered', 'order.placed', 'invoice.issued')",
    ),
    positions: await query('select position from event_positions'),
    files: await query('select file_name, quote_id, complete, check_state from customer_files'),
    documents: await query('select file_name from stored_documents'),
    outbox: await query('select key, "to", subject, template, status from outbox'),
  };
}

const missing = (what, wanted, held) =>
  wanted.filter((one) => !held.has(one)).map((one) => `${what} ${one} was confirmed and is not there`);

function lostRows({ quotes, orders, invoices }, journal) {
  return [
    ...missing(
      'Request',
      journal.requests.map(({ number }) => number),
      new Set(quotes.map(({ number }) => number)),
    ),
    ...missing(
      'Order',
      journal.orders.map(({ orderId }) => orderId),
      new Set(orders.map(({ document_id: id }) => id)),
    ),
    ...missing(
      'Invoice',
      journal.invoices.map(({ number }) => number),
      new Set(invoices.map(({ number }) => number)),
    ),
  ];
}

const objectOf = ({ s3 }, name) => join(s3.directory, 'customer-files', name + OBJECT);

/** Checks files that were confirmed for their bytes, and every row of a file for its object. */
function lostFiles(town, { files, documents }, journal) {
  const rows = new Map(files.map((row) => [row.file_name, row]));
  const confirmed = journal.files.flatMap(({ fileName, sha256 }) => {
    if (!rows.get(fileName)?.complete) return [`File ${fileName} was confirmed and has no row`];
    const object = objectOf(town, fileName);
    if (!existsSync(object)) return [`File ${fileName} was confirmed and is not in the store`];
    const isSame = createHash('sha256').update(readFileSync(object)).digest('hex') === sha256;
    return isSame ? [] : [`File ${fileName} has other bytes than were sent`];
  });
  const unclaimed = journal.requests
    .filter(({ fileName }) => !rows.get(fileName)?.quote_id)
    .map(({ fileName }) => `File ${fileName} is not with its request`);
  const gone = documents
    .filter((row) => !existsSync(objectOf(town, row.file_name)))
    .map((row) => `Document ${row.file_name} is not in the store`);
  return [...confirmed, ...unclaimed, ...gone];
}

/** Lists what occurs more than once. */
function repeated(what, values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].filter(([, times]) => times > 1).map(([value, times]) => `${what} ${value} is there ${times} times`);
}

const doubledRows = ({ quotes, orders, invoices, events }) => [
  ...repeated(
    'Request of',
    quotes.map(({ email }) => email),
  ),
  ...repeated(
    'Order of',
    orders.map(({ quote_id: quoteId }) => quoteId),
  ),
  ...repeated(
    'Number',
    [...quotes, ...orders, ...invoices].map(({ number }) => number),
  ),
  ...repeated(
    'Invoice of',
    invoices.map(({ order_id: orderId }) => orderId),
  ),
  ...repeated(
    'Event',
    events.map(({ name, subject }) => `${name} of ${subject}`),
  ),
];

/** Checks that what was confirmed is in the state, and belongs to whom, the answer said. */
function wronglyConfirmed({ quotes, orders, invoices, events }, journal) {
  const emailOf = new Map(quotes.map(({ number, email }) => [number, email]));
  const quoteOf = new Map(quotes.map((row) => [row.document_id, row]));
  const orderOf = new Map(orders.map((row) => [row.document_id, row]));
  const invoiceOf = new Map(invoices.map((row) => [row.document_id, row]));
  const told = new Set(events.map(({ name, subject }) => `${name} ${subject}`));
  return [
    ...journal.requests
      .filter(({ number, email }) => emailOf.has(number) && emailOf.get(number) !== email)
      .map(({ number }) => `Request ${number} is somebody else’s`),
    ...journal.orders
      .filter(
        ({ orderId, quoteId }) =>
          orderOf.has(orderId) && !(orderOf.get(orderId).quote_id === quoteId && quoteOf.get(quoteId)?.status === 'accepted'),
      )
      .map(({ orderId }) => `Order ${orderId} does not fit its request`),
    ...journal.orders
      .filter(({ orderId }) => !told.has(`order.placed ${orderId}`))
      .map(({ orderId }) => `Order ${orderId} is not in the log`),
    ...journal.invoices
      .filter(({ id, number, orderId }) => invoiceOf.get(id)?.number !== number || invoiceOf.get(id)?.order_id !== orderId)
      .map(({ number }) => `Invoice ${number} is not the one that was confirmed`),
  ];
}

/** Lists objects that no row names. Files of carts that came to nothing have a row until their time is over. */
function orphans({ s3 }, { files, documents }) {
  const named = new Set([...files, ...documents].map((row) => row.file_name));
  const objects = readdirSync(join(s3.directory, 'customer-files')).filter((name) => name.endsWith(OBJECT));
  return objects
    .map((name) => name.slice(0, -OBJECT.length))
    .filter((name) => !name.includes('.') && !named.has(name))
    .map((name) => `No row names the file ${name}`);
}

const readMails = ({ smtp }) =>
  readFileSync(smtp.file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/**
 * Compares the mails that must be with those of the outbox and those that arrived. A mail that came again with the same
 * Message-ID is counted apart: SMTP cannot rule it out when either side dies between taking a mail over and noting it
 * (RFC 5321 § 4.5.4.1, RFC 1047), and recipients recognise it.
 */
function countMails({ outbox }, journal, arrived) {
  const has = new Set(outbox.map(({ template, to }) => `${template} to ${to}`));
  const wanted = [
    ...journal.requests.map(({ email }) => `quote-received to ${email}`),
    ...journal.orders.flatMap(({ email }) => [`quote-offered to ${email}`, `order-placed to ${email}`]),
    ...journal.invoices.map(({ email }) => `invoice-issued to ${email}`),
  ];
  const idOf = ({ key }) => `<${key.replaceAll(':', '.')}@planquadrat.mail>`;
  const came = new Map(arrived.map((mail) => [mail.messageId, mail]));
  const known = new Set(outbox.map(idOf));
  const unsent = outbox.filter((row) => !came.has(idOf(row))).map((row) => `${row.template} to ${row.to} (${row.status}) did not arrive`);
  return {
    lost: [...wanted.filter((one) => !has.has(one)).map((one) => `${one} was never written`), ...unsent],
    doubled: [
      ...repeated(
        'Mail',
        [...came.values()].map(({ to, subject }) => `“${subject}” to ${to}`),
      ),
      ...[...came.keys()].filter((id) => !known.has(id)).map((id) => `Mail ${id} is not in the outbox`),
    ],
    repeated: arrived.length - came.size,
  };
}

/** Lists places that are missing between 1 and the number of values. */
function gaps(values) {
  const there = new Set(values);
  return values
    .map((_, at) => at + 1)
    .filter((place) => !there.has(place))
    .map((place) => `${place} is missing`);
}

/** Runs the shop's own check of all that never changes. */
export async function verifyLedger(env) {
  const { code, output } = await run(process.execPath, ['dist/src/commands/verify-ledger.js'], { cwd: join(root, 'cms'), env });
  return code === 0 ? [] : [output.trim().slice(-600)];
}
