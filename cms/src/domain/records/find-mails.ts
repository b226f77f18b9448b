import type { Core } from '@strapi/strapi';
import { LIST_LIMIT_DEFAULT, type Page } from '../../contract/list';
import type { MailDocument, MailListQuery, MailSummary } from '../../contract/mailbox';
import { Problem } from '../../contract/problem';
import { cursorOf, rowIdOf } from '../../platform/http/keyset';
import { findWords } from '../../platform/search/find-words';
import type { OutboxRow } from '../../platform/mail/outbox-row';
import { presentMailSummary } from './present-mail';

const listed = ['id', 'documentId', 'to', 'subject', 'template', 'status', 'sentAt', 'createdAt', 'lastError'];

/** What the contact form's senders wrote, and who they are, is for leads alone (spec §6), also where a mail repeats it. */
const readable = (isLead: boolean) => (isLead ? {} : { template: { $notContains: 'contact-' } });

/** The mails that the shop has written, as a member of the team may read them. */
export const mailboxQueries = ({ strapi, isLead }: { strapi: Core.Strapi; isLead: boolean }) => {
  const mails = () => strapi.db.query('api::outbox.outbox');
  const documents = {
    invoice: { uid: 'api::invoice.invoice', key: 'invoiceId' },
    order: { uid: 'api::order.order', key: 'orderId' },
    quote: { uid: 'api::quote.quote', key: 'quoteId' },
  } as const;

  return {
    /** Mails, newest first. @throws Problem input.invalid for a foreign cursor */
    async list({ status, q, cursor, limit = LIST_LIMIT_DEFAULT }: MailListQuery): Promise<Page<MailSummary>> {
      const after = cursor === undefined ? {} : { id: { $lt: rowIdOf(cursor) } };
      const found = q ? await findWords(strapi, 'outbox', q) : {};
      const rows: OutboxRow[] = await mails().findMany({
        where: { $and: [readable(isLead), after, status ? { status } : {}, found] },
        orderBy: { id: 'desc' },
        limit: limit + 1,
        select: listed,
      });
      const page = cursorOf(rows, limit);
      return { items: page.rows.map(presentMailSummary), next: page.next };
    },

    /** @throws Problem mail.not-found, also for one that the reader may not see */
    async byId(documentId: string): Promise<OutboxRow> {
      const row: OutboxRow | null = await mails().findOne({ where: { documentId, ...readable(isLead) } });
      if (!row) throw new Problem('mail.not-found');
      return row;
    },

    /** What a mail was written about, as far as it is still there; the nearest to it first. */
    async documentOf({ payload }: Pick<OutboxRow, 'payload'>): Promise<MailDocument | null> {
      for (const [topic, { uid, key }] of Object.entries(documents) as [MailDocument['topic'], (typeof documents)['quote']][]) {
        const documentId = payload[key];
        const row: { number: string | null } | null = documentId
          ? await strapi.db.query(uid).findOne({ where: { documentId }, select: ['number'] })
          : null;
        if (documentId && row) return { topic, id: documentId, number: row.number ?? '' };
      }
      return null;
    },
  };
};
