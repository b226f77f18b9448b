import type { Knex } from 'knex';
import { describe, expect, inject, test } from 'vitest';
import { createAccount, mailTo, newEmail, PASSWORD, send, signedInAs, tokenIn } from './accounts';
import { catchUp } from './catch-up';
import { body, newQuote } from './offer-calls';
import { compiled, useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
const { lead } = usePeople(shop, { lead: 'super_admin' });

/** Counts the connections that wait for another one's lock. */
async function countWaiting(): Promise<number> {
  const { rows }: { rows: { count: string }[] } = await shop.strapi.db.connection.raw(
    "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return Number(rows[0]?.count);
}

/** Runs `act` at the first of two quotes while a transition of the second one holds its lock. */
async function whileMoving(quoteId: string, act: () => Promise<Response>): Promise<Response> {
  const { nextValue } = compiled<{ nextValue(trx: Knex, key: string): Promise<number> }>('platform/events/counter');
  const move = await shop.strapi.db.connection.transaction();
  await move('quotes').where({ document_id: quoteId }).forUpdate().select('id');
  const answer = act();
  await expect.poll(countWaiting, { timeout: 10_000 }).toBeGreaterThan(0);
  await nextValue(move, 'event');
  await move.commit();
  return answer;
}

async function personId(email: string): Promise<string> {
  await catchUp(shop, 'domain/records/people', 'followPeople');
  const { documentId } = await shop.strapi.db.query('api::person.person').findOne({ where: { email } });
  return documentId;
}

const erase = async (id: string, address: string) => lead.call('POST', `/api/staff/contacts/${id}/erasure`, { address });

describe.skipIf(inject('postgresUrl') === undefined)('a move of one of several quotes holds nobody up for good', () => {
  test('whose account is deleted', async () => {
    const customer = await signedInAs(shop, 'user');
    await newQuote(shop, lead, customer.email);
    const second = await newQuote(shop, lead, customer.email);
    const answer = await whileMoving(second.id, () => customer.call('POST', '/api/account/deletion', { password: PASSWORD }));
    expect(answer.status).toBeLessThan(300);
  });

  test('whom a super admin erases', async () => {
    const email = newEmail();
    await newQuote(shop, lead, email);
    const second = await newQuote(shop, lead, email);
    const id = await personId(email);
    expect(await body(whileMoving(second.id, () => erase(id, email)))).toEqual({ kept: 0 });
  });

  test('whose address is just being proven', async () => {
    const email = newEmail();
    await newQuote(shop, lead, email);
    const second = await newQuote(shop, lead, email);
    await createAccount(shop, 'user', { email, confirmed: false });
    const token = tokenIn((await mailTo(shop, email, 'verify-email'))?.text);
    await body(whileMoving(second.id, () => send(shop, 'POST', '/api/auth/verify-email', { token, password: PASSWORD })));
    expect(await shop.strapi.db.query('api::quote.quote').count({ where: { email, ownerId: { $null: true } } })).toBe(0);
  });
});

test('an account that its owner deletes while a super admin erases the person is deleted once', async () => {
  const customer = await signedInAs(shop, 'user');
  await newQuote(shop, lead, customer.email);
  const id = await personId(customer.email);
  const answers = await Promise.all([customer.call('POST', '/api/account/deletion', { password: PASSWORD }), erase(id, customer.email)]);
  for (const { status } of answers) expect([200, 204, 401, 404]).toContain(status);
  const deleted = { subject: customer.id, name: 'account.deleted' };
  expect(await shop.strapi.db.query('api::event.event').count({ where: deleted })).toBe(1);
  expect(await shop.strapi.db.query('api::quote.quote').count({ where: { email: customer.email } })).toBe(0);
});
