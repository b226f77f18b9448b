import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { findAccount } from '../people/account-row';
import { isFarewell, type OutboxRow } from '../../platform/mail/outbox-row';
import type { PersonRow } from '../people/person-row';
import type { Erased } from '../../contract/people/person';
import { Problem } from '../../contract/problem';
import { findEvents } from '../../platform/events/find-events';
import { appendEvents, type NewEvent } from '../../platform/events/append-event';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { eraseEnquiries, eraseRequests, removeAccount } from './delete-account';
import { lastLanguage, lockPerson, refreshPerson } from '../people/refresh-person';

const ERASED = 'contact.person-erased';

type ErasureRequest = {
  personId: string;
  /** As typed by whoever decides it. */ address: string;
  /** The lead's account. */ accountId: string;
};

/**
 * Erases a person on their request (GDPR art. 17): account, requests without a contract, messages, files and mails. What
 * the law makes us keep stays. They are told by mail (art. 12). Once: a repetition gives the same answer.
 * @throws Problem contact.person-not-found, input.invalid when the address is another one
 */
export async function erasePerson(strapi: Core.Strapi, { personId, address, accountId: superAdminId }: ErasureRequest): Promise<Erased> {
  return await strapi.db.transaction(async ({ trx }) => {
    const person = await lockedPerson(strapi, trx, personId);
    const before = await erasedBefore(strapi, personId);
    if (before && (!person || person.erasedAt !== null)) return before;
    if (!person || person.kind === 'contractor') throw new Problem('contact.person-not-found');
    const { email } = person;
    if (address !== email) throw new Problem('input.invalid', {}, { address: 'field.address-differs' });
    const facts = await eraseAll(strapi, trx, person);
    const kept = await countKept(strapi, email);
    await eraseMails(strapi, trx, email);
    await refreshPerson(strapi, email, { erasedAt: new Date() });
    const data = { accountId: superAdminId, kept };
    await appendEvents(strapi, trx, [...facts, { topic: 'contact', name: ERASED, subject: personId, actor: 'superAdmin', data }]);
    return { kept };
  });
}

/** The person as they are once nobody else can change them. */
async function lockedPerson(strapi: Core.Strapi, trx: Knex, documentId: string): Promise<PersonRow | null> {
  const find = (): Promise<PersonRow | null> => strapi.db.query('api::person.person').findOne({ where: { documentId } });
  const person = await find();
  if (person) await lockPerson(trx, person);
  return find();
}

/** Whose account goes is told by the mail that always ends one. */
async function eraseAll(strapi: Core.Strapi, trx: Knex, { email, accountId }: PersonRow): Promise<NewEvent[]> {
  const account = accountId === null ? null : await findAccount(strapi, { documentId: accountId });
  if (!account)
    await enqueueMail(strapi, { template: 'person-erased', to: email, language: await lastLanguage(strapi, email), payload: {} });
  return [
    ...(account ? await removeAccount(strapi, trx, account, 'superAdmin') : []),
    ...(await eraseRequests(strapi, trx, { accountId: null, email, actor: 'superAdmin' })),
    ...(await eraseEnquiries(trx, { email, actor: 'superAdmin' })),
  ];
}

async function erasedBefore(strapi: Core.Strapi, subject: string): Promise<Erased | null> {
  const [event] = await findEvents(strapi, { where: { subject, name: ERASED }, orderBy: { seq: 'desc' }, limit: 1 });
  return event ? { kept: event.data.kept ?? 0 } : null;
}

/** Documents under the address that stay: orders with all that belongs to them, and declarations. */
async function countKept(strapi: Core.Strapi, email: string): Promise<number> {
  const [orders, declarations] = await Promise.all([
    strapi.db.query('api::order.order').count({ where: { email, ownerId: { $null: true } } }),
    strapi.db.query('api::declaration.declaration').count({ where: { email } }),
  ]);
  return orders + declarations;
}

type MailRow = Pick<OutboxRow, 'id' | 'template' | 'status'> & { payload: { quoteId?: string; declarationId?: string } | null };

/** What was mailed to the address or waits to be, but for mails about what stays, receipts that are owed, and the last one. */
async function eraseMails(strapi: Core.Strapi, trx: Knex, email: string): Promise<void> {
  const mails: MailRow[] = await strapi.db
    .query('api::outbox.outbox')
    .findMany({ where: { to: email }, select: ['id', 'template', 'status', 'payload'] });
  const kept: string[] = await trx('quotes').where({ email }).whereNull('owner_id').pluck('document_id');
  const isOwed = ({ status, template, payload }: MailRow) => status === 'waiting' && (isFarewell(template) || payload?.declarationId);
  const gone = mails.filter((mail) => !isOwed(mail) && !kept.includes(mail.payload?.quoteId ?? ''));
  for (const { id } of gone) await trx('outbox').where({ id }).delete();
}
