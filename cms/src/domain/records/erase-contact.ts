import type { Knex } from 'knex';
import { appendEvent, type NewEvent } from '../../platform/events/append-event';
import type { Core } from '@strapi/strapi';
import type { ActorKind } from '../../contract/states/transition';
import { CONTACT_LIFETIME_MONTHS } from '../../contract/people/contact';

/**
 * Removes a message with its mails, as part of the caller's transaction. Its files lose it and with it, by the next
 * clean-up, their bytes.
 * @returns the fact to append, or null when it is gone already
 */
export async function eraseContact(trx: Knex, { contactId, actor }: { contactId: string; actor: ActorKind }): Promise<NewEvent | null> {
  const removed = await trx('contacts').where({ document_id: contactId }).delete();
  if (removed === 0) return null;
  await trx('outbox')
    .whereIn('key', [`contact-received:${contactId}`, `contact-notice:${contactId}`])
    .delete();
  await trx('customer_files')
    .where({ contact_id: contactId })
    .update({ contact_id: null, touched_at: new Date(0) });
  return { topic: 'contact', name: 'contact.erased', subject: contactId, actor };
}

const BATCH = 100;

/** Removes messages that were filed longer ago than they are kept. Processes that do so at once share the work. */
export async function removeOldContacts(strapi: Core.Strapi): Promise<void> {
  const before = new Date();
  before.setMonth(before.getMonth() - CONTACT_LIFETIME_MONTHS);
  for (;;) {
    const old: { documentId: string }[] = await strapi.db
      .query('api::contact.contact')
      .findMany({ where: { status: 'done', closedAt: { $lt: before } }, select: ['documentId'], orderBy: { id: 'asc' }, limit: BATCH });
    for (const { documentId: contactId } of old)
      await strapi.db.transaction(async ({ trx }) => {
        const fact = await eraseContact(trx, { contactId, actor: 'timer' });
        if (fact) await appendEvent(strapi, trx, fact);
      });
    if (old.length < BATCH) return;
  }
}
