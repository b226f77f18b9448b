import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createAccount, newEmail, signedInAs } from './accounts';
import { body, newQuote, placedOrder, problem, useCompany } from './offer-calls';
import { peopleCalls } from './people-calls';
import { submitQuote } from './quote-calls';
import { compiled, useStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi();
useCompany(shop);
const { lead } = usePeople(shop, { lead: 'super_admin' });
const { follow, path, personAt, foundAt, writeTo, history } = peopleCalls(shop, lead);
const erase = (id: string, address: string) => lead.call('POST', path(id, '/erasure'), { address });

describe('erasing', () => {
  test('takes all of a guest but what the law keeps, once', async () => {
    const email = newEmail();
    const gone = await newQuote(shop, lead, email);
    await writeTo(email, 'Wird Vergessen');
    const { id } = await foundAt(email);
    expect(await problem(erase(id, newEmail()))).toEqual([400, 'input.invalid']);
    expect(await personAt(email)).toBeDefined();
    for (let time = 0; time < 2; time++) expect(await body(erase(id, email.toUpperCase()))).toEqual({ kept: 0 });
    expect(await shop.strapi.db.query('api::quote.quote').findOne({ where: { documentId: gone.id } })).toMatchObject({
      email: '',
      name: '–',
      status: 'cancelled',
    });
    for (const uid of ['api::contact.contact', 'api::person.person'] as const)
      expect(await shop.strapi.db.query(uid).count({ where: { email } })).toBe(0);
    expect(await personAt(email)).toBeUndefined();
    expect(await shop.strapi.db.query('api::event.event').count({ where: { subject: id, name: 'contact.person-erased' } })).toBe(1);
  });

  test('ends a customer’s account and keeps contracts, until they come again', async () => {
    const customer = await signedInAs(shop, 'user');
    const order = await placedOrder(shop, lead, customer);
    const open = await submitQuote(shop, { email: customer.email });
    const { id } = await foundAt(customer.email);
    expect(await body(erase(id, customer.email))).toEqual({ kept: 1 });
    expect((await customer.call('GET', '/api/account')).status).toBe(401);
    expect(await personAt(customer.email)).toMatchObject({ id, kind: 'guest', state: 'erased', requests: 1, orders: 1 });
    expect((await history(id)).items.map(({ number }) => number)).toEqual(expect.arrayContaining([order.number, order.quote.number]));
    expect((await history(id)).items.map(({ number }) => number)).not.toContain(open);
    expect(await body(erase(id, customer.email))).toEqual({ kept: 1 });
    await submitQuote(shop, { email: customer.email });
    expect(await personAt(customer.email)).toMatchObject({ id, state: 'guest', requests: 2 });
  });

  test('is told to an address that its account has not proven, too', async () => {
    const { email } = await createAccount(shop, 'user', { confirmed: false });
    const { id } = await foundAt(email);
    await body(erase(id, email));
    const mails = await shop.strapi.db.query('api::outbox.outbox').findMany({ where: { to: email, status: 'waiting' } });
    expect(mails.map(({ template }: { template: string }) => template)).toEqual(['person-erased']);
  });

  test('leaves mails about what is kept, and no others', async () => {
    const email = newEmail();
    const outbox = shop.strapi.db.query('api::outbox.outbox');
    const quote = await newQuote(shop, lead, email);
    const mail = { to: email, status: 'sent', template: 'quote-received', language: 'de', attempts: 1, runAfter: new Date() } as const;
    await outbox.create({ data: { ...mail, key: randomUUID(), payload: { quoteId: quote.id }, text: 'Guten Tag' } });
    const { id } = await foundAt(email);
    await body(erase(id, email));
    expect(await outbox.count({ where: { to: email, status: 'sent' } })).toBe(0);
  });

  test.each(['de', 'en'] as const)('is confirmed to a guest by one mail in the language they wrote in (%s)', async (locale) => {
    const email = newEmail();
    await submitQuote(shop, { email, locale });
    const { id } = await foundAt(email);
    for (let time = 0; time < 2; time++) await body(erase(id, email));
    const mails = await shop.strapi.db.query('api::outbox.outbox').findMany({ where: { to: email } });
    expect(mails).toMatchObject([{ template: 'person-erased', status: 'waiting', language: locale, payload: {} }]);
  });

  test('and the log’s reader bring nobody back when they meet', async () => {
    const email = newEmail();
    await submitQuote(shop, { email });
    const { id } = await foundAt(email);
    const { refreshPerson } = compiled<{ refreshPerson(strapi: unknown, email: string): Promise<void> }>('domain/people/refresh-person');
    await Promise.all([body(erase(id, email)), refreshPerson(shop.strapi, email), refreshPerson(shop.strapi, email)]);
    await follow();
    expect(await shop.strapi.db.query('api::person.person').count({ where: { email } })).toBe(0);
  });

  test('concerns contacts alone', async () => {
    const contractor = await signedInAs(shop, 'contractor');
    await follow();
    const { documentId } = await shop.strapi.db.query('api::person.person').findOne({ where: { email: contractor.email } });
    expect(await problem(erase(documentId, contractor.email))).toEqual([404, 'contact.person-not-found']);
    expect(await problem(erase('nobody', contractor.email))).toEqual([404, 'contact.person-not-found']);
  });
});
