import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Page } from '../src/contract/list';
import type { HistoryEntry, PersonDetail } from '../src/contract/people/person';
import { newEmail, PASSWORD, signedInAs } from './accounts';
import { forged } from './forged';
import { body, transitionOrder, placedOrder, problem, useCompany } from './offer-calls';
import { peopleCalls } from './people-calls';
import { submitQuote } from './quote-calls';
import { readZip } from './read-zip';
import { useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const { lead } = usePeople(shop, { lead: 'super_admin' });

const { follow, list, path, personAt, foundAt, writeTo, history } = peopleCalls(shop, lead);
const kindsOf = ({ items }: Page<HistoryEntry>) => items.map(({ kind }) => kind);

describe('contacts', () => {
  test('are customers and guests, one for an address', async () => {
    const customer = await signedInAs(shop, 'user');
    const guest = newEmail();
    await submitQuote(shop, { email: guest });
    await writeTo(guest);
    await submitQuote(shop, { email: customer.email });
    expect(await personAt(customer.email)).toMatchObject({ kind: 'customer', state: 'verified', requests: 1, orders: 0 });
    expect(await personAt(guest)).toMatchObject({
      kind: 'guest',
      state: 'guest',
      requests: 1,
      name: 'Zoë Übersee',
      company: 'Büro Übersee',
    });
    expect(await personAt(lead.email)).toBeUndefined();
  });

  test('are known since they were first heard of', async () => {
    const guest = newEmail();
    await submitQuote(shop, { email: guest });
    const { createdAt: first } = await shop.strapi.db
      .query('api::event.event')
      .findOne({ where: { topic: 'quote' }, orderBy: { id: 'desc' } });
    await submitQuote(shop, { email: guest });
    expect(await personAt(guest)).toMatchObject({ requests: 2, since: new Date(first).toISOString() });
  });

  test('are found by name without accents, by company and by parts of the address', async () => {
    const guest = newEmail();
    await writeTo(guest);
    await follow();
    for (const q of ['ubersee zoe', 'büro', guest.slice(2, -4), guest.toUpperCase()])
      expect((await list(`limit=100&q=${encodeURIComponent(q)}`)).items.map(({ email }) => email)).toContain(guest);
  });

  test('page by kind, newest first', async () => {
    const word = randomUUID().slice(0, 8);
    const emails = [0, 1, 2].map((count) => `${word}-${count}@buero.example`);
    for (const email of emails) await submitQuote(shop, { email });
    await signedInAs(shop, 'user');
    await follow();
    const first = await list(`kind=guest&limit=2&q=${word}`);
    const second = await list(`kind=guest&limit=2&q=${word}&cursor=${first.next}`);
    expect([...first.items, ...second.items].map(({ email }) => email)).toEqual(emails.toReversed());
    expect(second.next).toBeNull();
    expect((await list(`kind=customer&q=${word}`)).items).toEqual([]);
  });

  test('become customers with an account, and follow its address and profile', async () => {
    const email = newEmail();
    await submitQuote(shop, { email });
    const { id } = await foundAt(email);
    const customer = await signedInAs(shop, 'user');
    await foundAt(customer.email);
    await body(customer.call('PATCH', '/api/account', { name: 'Neu Genannt' }));
    expect(await personAt(customer.email)).toMatchObject({ name: 'Neu Genannt' });
    await body(customer.call('POST', '/api/auth/change-email', { email, password: PASSWORD }));
    expect(await personAt(email)).toMatchObject({ id, kind: 'customer', state: 'unverified', name: 'Neu Genannt' });
    expect(await personAt(customer.email)).toBeUndefined();
  });

  test.each(['kind=contractor', 'cursor=!', `q=${'a'.repeat(81)}`, 'limit=1000'])('are not asked for by %s', async (query) =>
    expect(await problem(lead.call('GET', `/api/staff/contacts?${query}`))).toEqual([400, 'input.invalid']),
  );

  test('with an id that nobody has do not exist', async () => {
    for (const part of ['', '/history'])
      expect(await problem(lead.call('GET', path('nobody', part)))).toEqual([404, 'contact.person-not-found']);
  });
});

describe('a contact’s page', () => {
  test('tells of everything between them and us, newest first, page by page', async () => {
    const customer = await signedInAs(shop, 'user');
    await writeTo(customer.email);
    const order = await placedOrder(shop, lead, customer);
    await transitionOrder(lead, order.id, 'start');
    await body(customer.call('POST', `/api/quotes/${order.quote.id}/messages`, { key: randomUUID(), text: 'Eine Frage' }));
    const { id } = await foundAt(customer.email);
    const all = await history(id);
    expect(kindsOf(all)).toEqual(['message', 'order', 'offer', 'request', 'enquiry']);
    expect(all.items[1]).toMatchObject({ id: order.id, number: order.number, code: 'in_production' });
    const paged: HistoryEntry[] = [];
    for (let cursor = ''; paged.length < all.items.length;) {
      const page = await history(id, `limit=1${cursor}`);
      paged.push(...page.items);
      cursor = `&cursor=${page.next}`;
    }
    expect(paged).toEqual(all.items);
    expect(await body<PersonDetail>(lead.call('GET', path(id)))).toMatchObject({
      billing: { name: 'Ada Jansen', city: 'Berlin' },
      erasure: { goes: { requests: 0, enquiries: 1 }, stays: { orders: 1, invoices: 0, declarations: 0 } },
    });
  });

  test('goes on at the same place among things of one moment', async () => {
    const email = newEmail();
    for (let count = 0; count < 3; count++) await submitQuote(shop, { email });
    await writeTo(email);
    const at = new Date('2026-02-01T10:00:00Z');
    await shop.strapi.db.query('api::quote.quote').updateMany({ where: { email }, data: { submittedAt: at } });
    await shop.strapi.db.query('api::contact.contact').updateMany({ where: { email }, data: { receivedAt: at } });
    const { id } = await foundAt(email);
    const first = await history(id, 'limit=2');
    const second = await history(id, `limit=2&cursor=${first.next}`);
    expect([...kindsOf(first), ...kindsOf(second)]).toEqual(['enquiry', 'request', 'request', 'request']);
    expect(new Set([...first.items, ...second.items].map((entry) => entry.id)).size).toBe(4);
    for (const cursor of ['x', '9.a', '0..1'])
      expect(await problem(lead.call('GET', path(id, `/history?cursor=${cursor}`)))).toEqual([400, 'input.invalid']);
  });

  test('gives a guest’s data as one archive by a signed address', async () => {
    const email = newEmail();
    const number = await submitQuote(shop, { email });
    await writeTo(email);
    const { id } = await foundAt(email);
    const { url } = await body<{ url: string }>(lead.call('POST', path(id, '/export')));
    const zip = readZip(await (await shop.http(url)).arrayBuffer());
    expect(JSON.parse(String(zip.get('quotes.json')))).toMatchObject([{ number }]);
    expect(JSON.parse(String(zip.get('messages.json')))).toMatchObject([{ email }]);
    expect(zip.has('account.json')).toBe(false);
    expect((await shop.http(forged(url))).status).toBe(403);
    expect((await shop.http(url.replace('/people/', '/account/'))).status).toBe(403);
    expect(await shop.strapi.db.query('api::event.event').count({ where: { subject: id, name: 'contact.person-exported' } })).toBe(1);
  });
});
