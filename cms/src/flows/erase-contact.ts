import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { appendEvent } from '../events/append-event';

/**
 * Removes a message with its mails, as part of the caller's transaction. Its files lose it and with it, by the next
 * clean-up, their bytes.
 * @returns false when it is gone already
 */
export async function eraseContact(
  strapi: Core.Strapi,
  trx: Knex,
  { contactId, actor }: { contactId: string; actor: string },
): Promise<boolean> {
  const removed = await trx('contacts').where({ document_id: contactId }).delete();
  if (removed === 0) return false;
  await trx('outbox')
    .whereIn('key', [`contact-received:${contactId}`, `contact-notice:${contactId}`])
    .delete();
  await trx('customer_files')
    .where({ contact_id: contactId })
    .update({ contact_id: null, touched_at: new Date(0) });
  await appendEvent(strapi, trx, { topic: 'contact', name: 'contact.erased', subject: contactId, actor });
  return true;
}
