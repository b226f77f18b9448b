import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ContactRow } from './contact-row';
import type { ContactRequest } from '../../contract/people/contact';
import { Problem } from '../../contract/problem';
import { currentTime } from '../../platform/time/current-time';
import { appendEvent } from '../../platform/events/append-event';
import { claimFiles, findCartFiles, type CartFileRow } from '../files/cart-files';
import { hashSecret } from '../../platform/http/hash';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { queueReceipt } from '../../platform/mail/queue-receipt';
import { staffAddress } from '../../platform/mail/staff-address';
import { insertOnce } from '../../platform/database/insert-once';
import { contactSearchText } from './contact-row';

/**
 * Stores a message with its files and puts the mails to staff and sender on their way: one transaction, once per key. The
 * address is not proven to be the sender's: it gets few mails, and beyond them only the answer confirms.
 * @throws Problem contact.already-sent, quote.file-unknown, quote.file-unfinished
 */
export async function sendContact(strapi: Core.Strapi, request: ContactRequest): Promise<{ row: ContactRow; created: boolean }> {
  const keyHash = hashSecret(request.key);
  return insertOnce<ContactRow>(strapi, 'api::contact.contact', {
    keyHash,
    requestHash: hashSecret(JSON.stringify(request)),
    insert: async (trx) => insert(strapi, trx, { request, keyHash, files: await findCartFiles(strapi, keyHash, request.files ?? []) }),
    refuse: () => new Problem('contact.already-sent'),
  });
}

type NewContact = { request: ContactRequest; keyHash: string; files: CartFileRow[] };

async function insert(strapi: Core.Strapi, trx: Knex, { request, keyHash, files }: NewContact): Promise<ContactRow> {
  const { key: _key, locale, files: fileNames = [], phone = '', company = '', ...message } = request;
  const row: ContactRow = await strapi.db.query('api::contact.contact').create({
    data: {
      ...message,
      phone,
      company,
      searchText: contactSearchText({ ...message, phone, company }),
      status: 'open',
      receivedAt: currentTime(),
      language: locale,
      files,
      keyHash,
      requestHash: hashSecret(JSON.stringify(request)),
    },
  });
  const { documentId: contactId } = row;
  await claimFiles(trx, { cartIdHash: keyHash, claim: { contact_id: contactId }, fileNames });
  await queueReceipt(strapi, trx, { template: 'contact-received', id: contactId, to: row.email, language: locale });
  const staff = await staffAddress(strapi);
  const notice = { template: 'contact-notice', language: 'de', payload: { contactId } } as const;
  if (staff) await enqueueMail(strapi, { ...notice, to: staff }, `contact-notice:${contactId}`);
  await appendEvent(strapi, trx, { topic: 'contact', name: 'contact.received', subject: contactId, actor: 'visitor', to: 'open' });
  return row;
}
