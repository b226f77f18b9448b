import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '../src/contract/list';
import type { Quote, QuoteSummary } from '../src/contract/quoting/quote';
import { createAccount, mailTo, newEmail, PASSWORD, send, signedInAs, signIn, tokenIn } from './accounts';
import { forged } from './forged';
import { submitQuote } from './quote-calls';
import { compiled, useSharedStrapi } from './strapi';

const shop = useSharedStrapi();
const list = async (answer: Response) => (await answer.json()) as Page<QuoteSummary>;

/** Returns the guest link's token of a quote; only this installation can make it. */
const guestTokenOf = (id: string) => compiled<{ guestToken(id: string): string }>('domain/quoting/quote-row').guestToken(id);

describe('a guest’s quote', () => {
  test('joins the account once the address is verified, and its link then leads to the account', async () => {
    const email = newEmail();
    const number = await submitQuote(shop, { email: email.toUpperCase() });
    await createAccount(shop, 'user', { email, confirmed: false });
    const person = await signIn(shop, email);
    const row = await shop.strapi.db.query('api::quote.quote').findOne({ where: { number } });
    const guestPath = `/api/guest/${guestTokenOf(row.documentId)}`;
    expect((await shop.http(guestPath)).status).toBe(200);

    await person.call('POST', '/api/auth/verify-email', { token: tokenIn((await mailTo(shop, email, 'verify-email'))?.text) });

    const { items } = await list(await person.call('GET', '/api/quotes'));
    expect(items).toMatchObject([{ number, status: 'submitted', services: ['Paper to CAD Basic'], net: 7_800, gross: 9_282 }]);
    const guest = await shop.http(guestPath);
    expect(await guest.json()).toMatchObject({ error: { code: 'quote.joined-account', data: { quoteId: items[0]?.id } } });
    expect(((await (await person.call('GET', `/api/quotes/${items[0]?.id}`)).json()) as Quote).number).toBe(number);
  });

  test('asked for by somebody with a proven address is in the account at once', async () => {
    const person = await signedInAs(shop, 'user');
    const number = await submitQuote(shop, { email: person.email });
    expect((await list(await person.call('GET', '/api/quotes'))).items).toMatchObject([{ number }]);
  });
});

describe('lists', () => {
  let ownerEmail: string;
  beforeAll(async () => {
    ({ email: ownerEmail } = await createAccount(shop, 'user'));
    for (let index = 0; index < 3; index++) await submitQuote(shop, { email: ownerEmail });
  });

  test('go on where the page before ended', async () => {
    const person = await signIn(shop, ownerEmail);
    const first = await list(await person.call('GET', '/api/quotes?limit=2&status=open'));
    const second = await list(await person.call('GET', `/api/quotes?limit=2&status=open&cursor=${first.next}`));
    const numbers = [...first.items, ...second.items].map(({ number }) => number);
    expect([first.items.length, second.items.length, second.next]).toEqual([2, 1, null]);
    expect(numbers).toEqual([...new Set(numbers)].sort().reverse());
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'cursor=;drop', 'status=unknown', 'sort=price'])('refuse %s', async (query) => {
    const person = await signIn(shop, ownerEmail);
    expect((await person.call('GET', `/api/quotes?${query}`)).status).toBe(400);
  });

  test('show nobody else’s quotes, nor do ids', async () => {
    const owner = await signIn(shop, ownerEmail);
    const [own] = (await list(await owner.call('GET', '/api/quotes'))).items;
    const stranger = await signedInAs(shop, 'user');
    expect((await list(await stranger.call('GET', `/api/quotes?q=${own?.number}&populate=*`))).items).toEqual([]);
    expect((await stranger.call('GET', `/api/quotes/${own?.id}`)).status).toBe(404);
    expect((await stranger.call('GET', `/api/quotes/${own?.id}/files/x/download-url`)).status).toBe(404);
  });

  test('are whole for staff, who find by name, number and address', async () => {
    const { list: find } = compiled<{
      quoteQueries: (deps: object) => { list(query: object): Promise<{ rows: { email: string }[] }> };
    }>('domain/quoting/show-quote').quoteQueries({ strapi: shop.strapi });
    const { rows } = await find({ q: ownerEmail.slice(2, -6).toUpperCase(), status: 'open' });
    expect(rows.map(({ email }) => email)).toEqual([ownerEmail, ownerEmail, ownerEmail]);
  });
});

describe('the account’s data', () => {
  test('comes as one ZIP by a signed address only', async () => {
    const person = await signedInAs(shop, 'user');
    await submitQuote(shop, { email: person.email });
    const { url } = (await (await person.call('POST', '/api/account/export')).json()) as { url: string };
    const zip = Buffer.from(await (await shop.http(url)).arrayBuffer());
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    for (const name of ['account.json', 'quotes.json', 'orders.json', 'invoices.json', 'messages.json'])
      expect(zip.includes(name)).toBe(true);
    expect((await shop.http(forged(url))).status).toBe(403);
  });

  test('goes with the account: the request keeps its number and loses the person', async () => {
    const person = await signedInAs(shop, 'user');
    const number = await submitQuote(shop, { email: person.email });
    const { items } = await list(await person.call('GET', '/api/quotes'));
    const message = { key: randomUUID(), text: 'Unter der Nummer von Ada Beispiel' };
    expect((await person.call('POST', `/api/quotes/${items[0]?.id}/messages`, message)).status).toBe(201);
    expect((await person.call('POST', '/api/account/deletion', { password: 'not-the-password' })).status).toBe(422);
    expect((await person.call('POST', '/api/account/deletion', { password: PASSWORD })).status).toBe(200);
    expect((await person.call('GET', '/api/account')).status).toBe(401);
    expect((await send(shop, 'POST', '/api/auth/login', { email: person.email, password: PASSWORD })).status).toBe(401);
    const row = await shop.strapi.db.query('api::quote.quote').findOne({ where: { number } });
    expect(row).toMatchObject({ number, status: 'cancelled', email: '', name: '–' });
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${person.email}|Beispiel`));
    expect(await shop.strapi.db.query('api::message.message').count({ where: { quoteId: row.documentId } })).toBe(0);
    expect(await mailTo(shop, person.email, 'account-deleted')).toBeDefined();
  });
});
