import { describe, expect, test } from 'vitest';
import { fileHeaders } from '../src/contract/files/file';
import { createAccount, mailTo, newAddress, newEmail } from './accounts';
import { problem } from './offer-calls';
import { submitQuote } from './quote-calls';
import { cartId, useSharedStrapi } from './strapi';

const shop = useSharedStrapi();

/** Asks for the links of an address as the form does, from an address of its own. */
async function requestLinks(email: string, { key = cartId(), headers = {} }: { key?: string; headers?: Record<string, string> } = {}) {
  const proof = { [fileHeaders.cart]: key, [fileHeaders.appCheck]: await shop.appCheck(key) };
  return shop.http('/api/guest-links', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...proof, ...headers },
    body: JSON.stringify({ key, email, locale: 'de' }),
  });
}

const tokensIn = (text = '') => [...text.matchAll(/\/angebot\/([\w-]{43})/g)].map(([, token]) => token);

describe('lost links', () => {
  test('go again to the address of the requests, and open them', async () => {
    const email = newEmail();
    const numbers = [await submitQuote(shop, { email }), await submitQuote(shop, { email })];
    expect((await requestLinks(` ${email.toUpperCase()} `)).status).toBe(200);
    const mail = await mailTo(shop, email, 'quote-links');
    const opened = await Promise.all(tokensIn(mail?.text).map(async (token) => (await shop.http(`/api/guest/${token}`)).json()));
    expect(opened.map(({ number }: { number: string }) => number)).toEqual(numbers.toReversed());
    expect(mail?.text).not.toContain('Beispiel');
  });

  test('are answered alike where there are none, and no mail leaves', async () => {
    const [known, unknown] = [newEmail(), newEmail()];
    await submitQuote(shop, { email: known });
    const answers = await Promise.all([requestLinks(known), requestLinks(unknown)]);
    expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))).toEqual([
      [200, '{}'],
      [200, '{}'],
    ]);
    expect(await mailTo(shop, known, 'quote-links')).toBeDefined();
    expect((await mailTo(shop, unknown, 'quote-links'))?.text ?? null).toBeNull();
  });

  test('that have expired, or belong to an account, are not sent', async () => {
    const { email } = await createAccount(shop, 'user');
    await submitQuote(shop, { email });
    await requestLinks(email);
    const mail = await mailTo(shop, email, 'quote-links');
    expect(tokensIn(mail?.text)).toEqual([]);
    expect(mail?.text).toContain('/app/quotes');
    const guest = newEmail();
    await submitQuote(shop, { email: guest });
    const past = new Date(Date.now() - 60_000);
    await shop.strapi.db.query('api::quote.quote').updateMany({ where: { email: guest }, data: { guestTokenExpiresAt: past } });
    await requestLinks(guest);
    expect((await mailTo(shop, guest, 'quote-links'))?.text ?? null).toBeNull();
  });

  test('fill no mailbox: three mails a day, and the answer stays the same', async () => {
    const email = newEmail();
    await submitQuote(shop, { email });
    const statuses: number[] = [];
    for (let asked = 0; asked < 5; asked++) statuses.push((await requestLinks(email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(await shop.strapi.db.query('api::outbox.outbox').count({ where: { to: email, template: 'quote-links' } })).toBe(3);
  });

  test('are refused without the browser’s proof, and for what is no address', async () => {
    expect(await problem(requestLinks(newEmail(), { headers: { [fileHeaders.appCheck]: 'x' } }))).toEqual([401, 'app-check.failed']);
    expect(await problem(requestLinks(newEmail(), { headers: { [fileHeaders.cart]: cartId() } }))).toEqual([404, 'cart.foreign']);
    expect(await problem(requestLinks('no address'))).toEqual([400, 'input.invalid']);
  });
});
