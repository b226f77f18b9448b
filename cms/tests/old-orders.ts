import { randomUUID } from 'node:crypto';
import type { QuoteView } from '../src/contract/quoting/offer';
import { newAddress, newEmail, send, type SignedIn } from './accounts';
import { catchUp } from './catch-up';
import { asOwner } from './database-owner';
import { invoiceCalls, issuedInvoice } from './invoice-calls';
import { acceptanceOf, addResult, body, newQuote, sendOffer, transitionOrder } from './offer-calls';
import { cartId, compiled, type Shop } from './strapi';

type Job = (strapi: Shop['strapi']) => Promise<void>;

/** Tables of what the shop did, and the columns that say when. */
const aged = [
  'quotes',
  'orders',
  'offers',
  'invoices',
  'payments',
  'reminders',
  'stored_documents',
  'declarations',
  'declaration_settlements',
  'messages',
  'assignments',
  'outbox',
  'customer_files',
  'events',
];
const times = [
  'created_at',
  'updated_at',
  'kept_until',
  'sent_at',
  'ended_at',
  'placed_at',
  'received_at',
  'settled_at',
  'issued_at',
  'claimed_at',
];

/** Returns what makes orders with all that can belong to them, lets years pass over them, and runs the jobs that remove what is over. */
export function oldOrders(shop: Shop, lead: SignedIn) {
  const rows = (name: string) => shop.strapi.db.connection(name);
  const count = async (name: string, where: object = {}): Promise<number> =>
    Number((await rows(name).where(where).count({ count: '*' }))[0]?.count);
  const job = (path: string, name: string) => compiled<Record<string, Job>>(path)[name]?.(shop.strapi);
  const now = () => (shop.strapi.db.dialect.client === 'postgres' ? new Date() : Date.now());

  /** Runs all jobs that remove something, each in two processes at once. */
  async function removeWhatIsOver(): Promise<void> {
    for (const [path, name] of [
      ['domain/records/outdated/remove-outdated', 'removeOutdated'],
      ['domain/records/erase-mails', 'removeOldMails'],
      ['domain/files/cart-files', 'removeExpiredFiles'],
    ] as const)
      await Promise.all([job(path, name), job(path, name)]);
  }

  /** Lets everything so far have happened some years earlier. */
  async function letYearsPass(years: number): Promise<void> {
    const days = years * 365.2425;
    const isPostgres = shop.strapi.db.dialect.client === 'postgres';
    const earlier = (column: string) =>
      shop.strapi.db.connection.raw(isPostgres ? `?? - interval '${days} days'` : `?? - ${days * 24 * 60 * 60 * 1000}`, [column]);
    await asOwner(shop, aged, async () => {
      for (const table of aged) {
        const columns = Object.keys(await rows(table).columnInfo()).filter((column) => times.includes(column));
        await rows(table).update(Object.fromEntries(columns.map((column) => [column, earlier(column)])));
      }
    });
  }

  /** Asks, gets two versions of an offer, orders, gets a result and two invoices with a reminder, pays, and withdraws. */
  async function ordering(name: string): Promise<{ email: string; orderId: string; quoteId: string; traces: string[] }> {
    const email = newEmail();
    const company = `${name} Bau GmbH`;
    const contact = { name: `Xaver ${name}`, company, phone: '+49 171 5550199', customerType: 'business' as const };
    const { id } = await sendOffer(lead, await newQuote(shop, lead, email, { contact }));
    const { guestToken } = compiled<{ guestToken(quoteId: string, revision: number): string }>('domain/quoting/quote-row');
    const { link_revision: revision } = await rows('quotes').where({ document_id: id }).first('link_revision');
    const link = `/api/guest/${guestToken(id, revision)}`;
    const quote = await body<QuoteView>(shop.http(link));
    const billing = { name: `${name} Buchhaltung`, street: 'Quellweg 77', postcode: '10119', city: 'Berlin', country: 'DE' };
    const { orderId } = await body<QuoteView>(send(shop, 'POST', `${link}/accept`, acceptanceOf(quote, { billing })));
    const order = String(orderId);
    await transitionOrder(lead, order, 'start');
    await body(lead.call('POST', `/api/staff/quotes/${id}/messages`, { key: randomUUID(), text: `Guten Tag, ${name}` }));
    await addResult(shop, lead, order);
    await transitionOrder(lead, order, 'submit', 'release');
    await rows('orders').where({ document_id: order }).update({ status: 'completed', ended_at: now(), completed_at: now() });
    const { pay, find, cancel } = invoiceCalls(lead);
    await cancel(await issuedInvoice(shop, lead, null, order));
    const invoice = await issuedInvoice(shop, lead, null, order);
    await shop.strapi.db
      .query('api::invoice-balance.invoice-balance')
      .update({ where: { invoiceId: invoice.id }, data: { remindOn: '2020-01-01' } });
    await job('domain/billing/remind', 'remind');
    await pay(await find(invoice.id), invoice.totals.gross);
    const declaration = { key: cartId(), kind: 'cancellation', locale: 'de', name: `Xaver ${name}`, email, reference: 'mein Abo' };
    await body(
      shop.http('/api/declarations', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
        body: JSON.stringify(declaration),
      }),
    );
    const { document_id: declarationId } = await rows('declarations').orderBy('id', 'desc').first('document_id');
    await body(
      lead.call('POST', `/api/staff/declarations/${declarationId}/settle`, { key: randomUUID(), reason: `Frau ${name} ist einig.` }),
    );
    return { email, orderId: order, quoteId: id, traces: [name.toLowerCase(), email] };
  }

  async function runJobs(): Promise<void> {
    await catchUp(shop, 'platform/documents/store-documents', 'storeDocuments');
    await catchUp(shop, 'domain/notices/queue-mails', 'queueMails');
    await catchUp(shop, 'platform/mail/deliver-outbox', 'deliverOutbox');
    await catchUp(shop, 'domain/records/people', 'followPeople');
  }

  return { rows, count, job, ordering, letYearsPass, removeWhatIsOver, runJobs };
}
