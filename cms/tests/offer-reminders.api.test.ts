import { describe, expect, test } from 'vitest';
import type { Account } from '../src/contract/people/account';
import { berlinDay, dayAfter } from '../src/platform/time/time';
import { newEmail, send, signedInAs } from './accounts';
import { catchUp } from './catch-up';
import { body, newQuote, problem, sendOffer, useCompany } from './offer-calls';
import { compiled, useStrapi } from './strapi';
import { usePeople } from './use-people';

const DAY_MS = 24 * 60 * 60 * 1000;
const shop = useStrapi();
useCompany(shop);
const { staff } = usePeople(shop, { staff: 'admin' });

const dayIn = (days: number): string => dayAfter(berlinDay(new Date()), days);

/** Sends an offer that can be accepted for ten days. */
const offerTo = async (email: string) => sendOffer(staff, await newQuote(shop, staff, email), { validUntil: dayIn(10) });

type Job = { remindOfOffers(strapi: unknown, now: Date): Promise<void> };
/** Runs the job as if so many days had passed. */
const remindOfOffers = (days: number): Promise<void> =>
  compiled<Job>('domain/quoting/offer-deadlines').remindOfOffers(shop.strapi, new Date(Date.now() + days * DAY_MS));

type Row = { template: string; to: string; language: string; payload: Record<string, string> };
type Rendered = { subject: string; text: string; headers?: Record<string, string> };

/** Lists the reminders in the outbox for an address. */
async function remindersTo(to: string): Promise<Rendered[]> {
  await catchUp(shop, 'domain/notices/queue-mails', 'queueMails');
  const rows: Row[] = await shop.strapi.db.query('api::outbox.outbox').findMany({ where: { to, template: 'quote-reminded' } });
  const { renderMail } = compiled<{ renderMail(strapi: unknown, row: Row): Promise<Rendered> }>('domain/notices/render-mail');
  return Promise.all(rows.map((row) => renderMail(shop.strapi, row)));
}

const tokenIn = (mail: Rendered | undefined): string => /unsubscribe\/([\w.-]+)/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';

describe('an offer that is about to run out', () => {
  test('is told of once, three days before, by a mail that can be switched off with one click', async () => {
    const email = newEmail();
    const { number } = await offerTo(email);
    await remindOfOffers(6);
    expect(await remindersTo(email)).toEqual([]);
    await remindOfOffers(7);
    await remindOfOffers(8);
    const [mail, ...others] = await remindersTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(number);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(`/abbestellen/${tokenIn(mail)}`);
  });

  test('is told of by one process only, when two look at the same time', async () => {
    const email = newEmail();
    await offerTo(email);
    await Promise.all([remindOfOffers(7), remindOfOffers(7)]);
    expect(await remindersTo(email)).toHaveLength(1);
  });

  test('is not told of when it was sent for a few days only, nor once it was declined', async () => {
    const customer = await signedInAs(shop, 'user');
    await sendOffer(staff, await newQuote(shop, staff, customer.email), { validUntil: dayIn(3) });
    const { id } = await offerTo(customer.email);
    const { revision } = await body<{ revision: number }>(customer.call('GET', `/api/quotes/${id}`));
    await body(customer.call('POST', `/api/quotes/${id}/decline`, { revision, key: crypto.randomUUID() }));
    await remindOfOffers(7);
    expect(await remindersTo(customer.email)).toEqual([]);
  });
});

describe('switching reminders off', () => {
  test('holds for all later offers to a guest’s address', async () => {
    const email = newEmail();
    await offerTo(email);
    await remindOfOffers(7);
    const [mail] = await remindersTo(email);
    // As mail programs do it (RFC 8058): a form, and nobody signed in.
    const oneClick = () =>
      shop.http(`/api/unsubscribe/${tokenIn(mail)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await oneClick()).status).toBe(200);
    expect((await oneClick()).status).toBe(200);
    await offerTo(email);
    await remindOfOffers(7);
    expect(await remindersTo(email)).toHaveLength(1);
  });

  test('is a choice of the account, which can be taken back', async () => {
    const customer = await signedInAs(shop, 'user');
    await offerTo(customer.email);
    await remindOfOffers(7);
    const [mail] = await remindersTo(customer.email);
    await body(send(shop, 'POST', `/api/unsubscribe/${tokenIn(mail)}`, {}));
    const account = await body<Account>(customer.call('GET', '/api/account'));
    expect(account.notifications).toEqual({ signIns: true, offerReminders: false });

    await body(customer.call('PATCH', '/api/account', { notifications: { ...account.notifications, offerReminders: true } }));
    await offerTo(customer.email);
    await remindOfOffers(7);
    expect(await remindersTo(customer.email)).toHaveLength(2);
  });

  test.each(['nothing', 'quote.', `quote.${'a'.repeat(43)}`, 'ä.ö'])('needs a link of ours, not "%s"', async (token) => {
    expect(await problem(send(shop, 'POST', `/api/unsubscribe/${encodeURIComponent(token)}`, {}))).toEqual([404, 'not-found']);
  });
});
