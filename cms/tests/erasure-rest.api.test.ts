import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { QuoteView } from '../src/contract/quoting/offer';
import { newEmail, send, signedInAs } from './accounts';
import { catchUp } from './catch-up';
import { acceptanceOf, body, moving, newQuote, sendOffer, staffQuote, transitionOrder, useCompany } from './offer-calls';
import { textOf } from './pdf-text';
import { peopleCalls } from './people-calls';
import { compiled, useStrapi, type Shop } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi({ STAFF_EMAIL: 'buero@planquadrat.example' });
useCompany(shop);
const { lead } = usePeople(shop, { lead: 'super_admin' });
const { path, foundAt, writeTo } = peopleCalls(shop, lead);

const person = { name: 'Xaverius Quellmann', company: 'Quellmann Bau', phone: '+49 171 5550199', message: 'Bitte ohne Treppe QM77' };
const billing = { name: 'Quellmann Buchhaltung', street: 'Quellweg 77', postcode: '10119', city: 'Berlin', country: 'DE' };
/** What nobody else in the shop is called, writes, or lives at; `searchText` holds it in small letters. */
const traces = ['quellmann', '5550199', 'treppe qm77', 'quellweg 77'];

async function tables(): Promise<string[]> {
  const knex = shop.strapi.db.connection;
  if (shop.strapi.db.dialect.client === 'postgres')
    return knex('information_schema.tables').where({ table_schema: 'public', table_type: 'BASE TABLE' }).pluck('table_name');
  return knex('sqlite_master').where({ type: 'table' }).pluck('name');
}

/** Reads every row of every table, and returns those that hold a trace as `table.column`. */
async function tracesInTables(searched: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const table of await tables())
    for (const row of (await shop.strapi.db.connection(table).select('*')) as Record<string, unknown>[])
      for (const [column, value] of Object.entries(row)) {
        const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toLowerCase();
        if (searched.some((trace) => text.includes(trace)))
          found.add(`${table}.${column}${row.template ? ` (${String(row.template)})` : ''}`);
      }
  return [...found].sort();
}

/** Reads every stored file, PDFs as text, and returns the names of those that hold a trace. */
async function tracesInFiles(searched: readonly string[]): Promise<string[]> {
  const folder = join(String(process.env.DATA_DIR), 'files');
  const found: string[] = [];
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, name));
    const text = (bytes.subarray(0, 5).toString() === '%PDF-' ? await textOf(bytes) : bytes.toString()).toLowerCase();
    if (searched.some((trace) => text.replaceAll(/\s+/g, ' ').includes(trace))) found.push(name);
  }
  return found;
}

async function runJobs(): Promise<void> {
  await catchUp(shop, 'platform/documents/store-documents', 'storeDocuments');
  await catchUp(shop, 'domain/notices/queue-mails', 'queueMails');
  await catchUp(shop, 'platform/mail/deliver-outbox', 'deliverOutbox');
  await catchUp(shop, 'domain/records/people', 'followPeople');
}

const erase = async (email: string): Promise<void> => {
  const { id } = await foundAt(email);
  await body(lead.call('POST', path(id, '/erasure'), { address: email }));
  await runJobs();
  await compiled<{ removeExpiredFiles(strapi: Shop['strapi']): Promise<void> }>('domain/files/cart-files').removeExpiredFiles(shop.strapi);
};

/** Asks as a guest, is asked back, gets an offer that is refused, and writes to the shop. @returns the address */
async function refusingGuest(): Promise<string> {
  const email = newEmail();
  const quote = await newQuote(shop, lead, email, { contact: { ...person, customerType: 'business' } });
  const reviewed = await body<{ revision: number }>(lead.call('POST', `/api/staff/quotes/${quote.id}/review`, moving(quote)));
  await body(lead.call('POST', `/api/staff/quotes/${quote.id}/ask`, moving(reviewed, 'Herr Quellmann, mit oder ohne Treppe?')));
  const { guestToken } = compiled<{ guestToken(id: string, revision: number): string }>('domain/quoting/quote-row');
  const link = (revision: number) => `/api/guest/${guestToken(quote.id, revision)}`;
  const asked = await body<QuoteView>(shop.http(link(1)));
  await body(send(shop, 'POST', `${link(1)}/answer`, moving(asked, person.message)));
  await sendOffer(lead, await staffQuote(lead, quote.id));
  await runJobs();
  const offered = await body<QuoteView>(shop.http(link(2)));
  await body(send(shop, 'POST', `${link(2)}/decline`, moving(offered, 'Zu teuer, Quellmann')));
  await writeTo(email, person.name);
  await runJobs();
  return email;
}

describe('after an erasure', () => {
  test('of somebody who ordered nothing, the offer that was sent is left, and the address of the last mail, which names it', async () => {
    const email = await refusingGuest();
    const searched = [...traces, email];
    expect((await tracesInTables(searched)).length).toBeGreaterThan(10);
    expect(await tracesInFiles(searched)).not.toEqual([]);
    await erase(email);
    const farewell = ['outbox.search_text (person-erased)', 'outbox.to (person-erased)'];
    const places = await tracesInTables(searched);
    // A sent offer is a commercial letter (decision 26).
    expect(places.filter((place) => !farewell.includes(place))).toEqual(['offers.document']);
    const letters: string[] = await shop.strapi.db.connection('stored_documents').where({ kind: 'offer' }).pluck('file_name');
    for (const name of await tracesInFiles(searched)) expect(letters).toContain(name);
    const mail = await shop.strapi.db.query('api::outbox.outbox').findOne({ where: { template: 'person-erased', to: email } });
    expect(mail.text).toContain(`bis 31.12.${new Date().getFullYear() + 6}`);
  });

  test('of a customer with an order, letters, invoices and mails about them are left, and the last mail names them', async () => {
    const customer = await signedInAs(shop, 'user');
    const { email } = customer;
    const { id } = await sendOffer(lead, await newQuote(shop, lead, email, { contact: { ...person, customerType: 'business' } }));
    const quote = await body<QuoteView>(customer.call('GET', `/api/quotes/${id}`));
    const { orderId } = await body<QuoteView>(customer.call('POST', `/api/quotes/${id}/accept`, acceptanceOf(quote, { billing })));
    await transitionOrder(lead, String(orderId), 'start');
    await newQuote(shop, lead, email, { contact: person });
    await writeTo(email, person.name);
    await runJobs();
    await erase(email);
    const phoneAndMessage = ['5550199', 'treppe qm77'];
    expect(await tracesInTables(phoneAndMessage)).toEqual([]);
    const letters = ['offers.', 'orders.', 'quotes.', 'people.'];
    const places = await tracesInTables([...traces, email]);
    const others = places.filter((place) => !letters.some((table) => place.startsWith(table)));
    expect(others.filter((place) => !/^outbox\.\w+ \((?:order-|quote-|account-deleted)/.test(place))).toEqual([]);
    const [mail] = await shop.strapi.db
      .query('api::outbox.outbox')
      .findMany({ where: { template: 'account-deleted', to: email }, orderBy: { id: 'desc' }, limit: 1 });
    expect(mail.text).toContain(`bis 31.12.${new Date().getFullYear() + 6}`);
    expect(mail.text).toContain('12 Monate ab dem Versand');
  });
});

test('mails go a year after they were sent, receipts of declarations after the sixth calendar year', async () => {
  const outbox = shop.strapi.db.query('api::outbox.outbox');
  const to = newEmail();
  const mail = async (template: string, year: number, status = 'sent') => {
    const data = { key: randomUUID(), to, template, status, language: 'de', payload: {}, attempts: 1, runAfter: new Date() };
    const { id } = await outbox.create({ data: data as never });
    await outbox.update({ where: { id }, data: { createdAt: new Date(`${year}-12-30T12:00:00Z`) } });
  };
  for (const [template, year, status] of [
    ['order-placed', 2025],
    ['order-delivered', 2024],
    ['quote-offered', 2020, 'failed'],
    ['order-placed-notice', 2019, 'waiting'],
    ['withdrawal-received', 2020],
    ['cancellation-received', 2019],
  ] as const)
    await mail(template, year, status);
  type Job = { removeOldMails(strapi: unknown, now: Date): Promise<void> };
  await compiled<Job>('domain/records/erase-mails').removeOldMails(shop.strapi, new Date('2026-06-01T12:00:00Z'));
  const left: { template: string }[] = await outbox.findMany({ where: { to }, orderBy: { id: 'asc' } });
  expect(left.map(({ template }) => template)).toEqual(['order-placed', 'order-placed-notice', 'withdrawal-received']);
});
