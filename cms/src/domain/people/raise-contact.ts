import type { Core } from '@strapi/strapi';
import type { ContactRow } from './contact-row';
import { contactFlow, type ContactEvent } from '../../contract/people/contact';
import { Problem } from '../../contract/problem';
import { currentTime } from '../../platform/time/current-time';
import { appendEvent } from '../../platform/events/append-event';
import type { Mover } from '../../platform/events/move-document';

const past: Record<ContactEvent, string> = { close: 'contact.closed', reopen: 'contact.reopened' };

/** Moves a message along `contactFlow`. @throws Problem contact.not-found, contact.wrong-status */
export async function raiseContact(
  strapi: Core.Strapi,
  { documentId, event, by }: { documentId: string; event: ContactEvent; by: Mover },
): Promise<ContactRow> {
  const contacts = strapi.db.query('api::contact.contact');
  return strapi.db.transaction(async ({ trx }) => {
    const row: ContactRow | null = await contacts.findOne({ where: { documentId } });
    if (!row) throw new Problem('contact.not-found');
    const to = contactFlow[row.status][event];
    if (!to) throw new Problem('contact.wrong-status');
    const { count } = await contacts.updateMany({
      where: { documentId, status: row.status },
      data: { status: to, closedAt: to === 'done' ? currentTime() : null },
    });
    if (count === 0) throw new Problem('contact.wrong-status');
    const fact = { topic: 'contact', name: past[event], subject: documentId, from: row.status, to } as const;
    await appendEvent(strapi, trx, { ...fact, actor: by.actor, accountId: by.accountId });
    return { ...row, status: to };
  });
}
