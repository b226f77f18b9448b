import type { Core } from '@strapi/strapi';
import { CONTACT_LIFETIME_MONTHS } from '../../contract/people/contact';
import { appendEvent } from '../../platform/events/append-event';
import { eraseContact } from './erase-contact';

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
