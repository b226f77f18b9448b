import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { findAccount } from '../accounts/account-row';
import type { PersonRow } from '../api/person/person-row';
import type { Erased } from '../contract/person';
import { Problem } from '../contract/problem';
import { appendEvent } from '../events/append-event';
import { deleteAccount, eraseEnquiries, eraseRequests } from './delete-account';
import { refreshPerson } from './refresh-person';

const ERASED = 'contact.person-erased';

type Wish = { personId: string; /** As typed by whoever decides it. */ address: string; /** The lead's account. */ accountId: string };

/**
 * Erases a person on their request (GDPR art. 17): account, requests without a contract, messages, files and mails. What
 * the law makes us keep stays. Once: a repetition gives the same answer.
 * @throws Problem contact.person-not-found, input.invalid when the address is another one
 */
export async function erasePerson(strapi: Core.Strapi, { personId, address, accountId: leadId }: Wish): Promise<Erased> {
  return await strapi.db.transaction(async ({ trx }) => {
    await trx('people').where({ document_id: personId }).forUpdate().select('id');
    const person: PersonRow | null = await strapi.db.query('api::person.person').findOne({ where: { documentId: personId } });
    const before = await erasedBefore(strapi, personId);
    if (before && (!person || person.erasedAt !== null)) return before;
    if (!person || person.kind === 'contractor') throw new Problem('contact.person-not-found');
    const { email, accountId } = person;
    if (address !== email) throw new Problem('input.invalid', {}, { address: 'field.address-differs' });
    const account = accountId === null ? null : await findAccount(strapi, { documentId: accountId });
    if (account) await deleteAccount(strapi, account, 'super_admin');
    await eraseRequests(strapi, trx, { accountId: null, email, actor: 'lead' });
    await eraseEnquiries(strapi, trx, { email, actor: 'super_admin' });
    const kept = await countKept(strapi, email);
    await eraseMails(strapi, trx, email);
    await refreshPerson(strapi, email, new Date());
    const data = { accountId: leadId, kept };
    await appendEvent(strapi, trx, { topic: 'contact', name: ERASED, subject: personId, actor: 'super_admin', data });
    return { kept };
  });
}

async function erasedBefore(strapi: Core.Strapi, subject: string): Promise<Erased | null> {
  const event: { data: { kept: number } } | null = await strapi.db
    .query('api::event.event')
    .findOne({ where: { subject, name: ERASED }, orderBy: { seq: 'desc' } });
  return event && { kept: event.data.kept };
}

/** Documents under the address that stay: orders with all that belongs to them, and declarations. */
async function countKept(strapi: Core.Strapi, email: string): Promise<number> {
  const [orders, declarations] = await Promise.all([
    strapi.db.query('api::order.order').count({ where: { email, ownerId: { $null: true } } }),
    strapi.db.query('api::declaration.declaration').count({ where: { email } }),
  ]);
  return orders + declarations;
}

type MailRow = { id: number; payload: { quoteId?: string } | null };

/** What was mailed to the address, but for mails about what stays and those still on their way. */
async function eraseMails(strapi: Core.Strapi, trx: Knex, email: string): Promise<void> {
  const mails: MailRow[] = await strapi.db
    .query('api::outbox.outbox')
    .findMany({ where: { to: email, status: { $ne: 'waiting' } }, select: ['id', 'payload'] });
  const kept: string[] = await trx('quotes').where({ email }).whereNull('owner_id').pluck('document_id');
  const gone = mails.filter(({ payload }) => !payload?.quoteId || !kept.includes(payload.quoteId));
  for (const { id } of gone) await trx('outbox').where({ id }).delete();
}
