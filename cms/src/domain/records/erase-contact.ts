import type { Knex } from 'knex';
import type { NewEvent } from '../../platform/events/append-event';

/**
 * Removes a message with its mails, as part of the caller's transaction. Its files lose it and with it, by the next
 * clean-up, their bytes.
 * @returns the fact to append, or null when it is gone already
 */
export async function eraseContact(trx: Knex, { contactId, actor }: { contactId: string; actor: string }): Promise<NewEvent | null> {
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
