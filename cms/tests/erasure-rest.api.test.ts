import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { QuoteView } from '../src/contract/quoting/offer';
import { newEmail, send, signedInAs } from './accounts';
import { catchUp } from './catch-up';
import { acceptanceOf, body, moving, newQuote, sendOffer, staffQuote, transitionOrder, useCompany } from './offer-calls';
import { peopleCalls } from './people-calls';
import { compiled, useStrapi, type Shop } from './strapi';
import { traceFinder } from './traces';
import { usePeople } from './use-people';

const shop = useStrapi({ STAFF_EMAIL: 'buero@planquadrat.example' });
useCompany(shop);
const { lead } = usePeople(shop, { lead: 'super_admin' });
const { path, foundAt, writeTo } = peopleCalls(shop, lead);
const { tracesInTables, tracesInFiles } = traceFinder(shop);

const person = { name: 'Xaverius Quellmann', company: 'Quellmann Bau', phone: '+49 171 5550199', message: 'Bitte ohne Treppe QM77' };
const billing = { name: 'Quellmann Buchhaltung', street: 'Quellweg 77', postcode: '10119', city: 'Berlin', country: 'DE' };
/** What nobody else in the shop is called, writes, or lives at; `searchText` holds it in small letters. */
const traces = ['quellmann', '5550199', 'treppe qm77', 'quellweg 77'];

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

async function ledgerFindings(): Promise<string[]> {
  await compiled<{ appendEntries(strapi: unknown): Promise<void> }>('platform/ledger/append-entries').appendEntries(shop.strapi);
  return compiled<{ verifyLedger(strapi: unknown): Promise<string[]> }>('domain/records/ledger/verify-ledger').verifyLedger(shop.strapi);
}

describe('after an erasure', () => {
  test('of somebody who ordered nothing, nothing is left, the offer that was sent neither, but the address of the last mail', async () => {
    const email = await refusingGuest();
    const searched = [...traces, email];
    expect((await tracesInTables(searched)).length).toBeGreaterThan(10);
    expect(await tracesInFiles(searched)).not.toEqual([]);
    await erase(email);
    const farewell = ['outbox.search_text (person-erased)', 'outbox.to (person-erased)'];
    const places = await tracesInTables(searched);
    expect(places.filter((place) => !farewell.includes(place))).toEqual([]);
    expect(await tracesInFiles(searched)).toEqual([]);
    const mail = await shop.strapi.db.query('api::outbox.outbox').findOne({ where: { template: 'person-erased', to: email } });
    expect(mail.text).not.toContain('31.12.');
    expect(await ledgerFindings()).toEqual([]);
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
