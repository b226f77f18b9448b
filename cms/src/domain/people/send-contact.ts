import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { type ContactRow, contactSearchText, staffAddress } from './find-contacts';
import { type ContactEvent, contactFlow, type ContactRequest } from '../../contract/people/contact';
import { Problem } from '../../contract/problem';
import { currentTime } from '../../platform/time/time';
import { appendEvent } from '../../platform/events/append-event';
import { type CartFileRow, claimFiles, findCartFiles } from '../files/cart-files';
import { hashSecret } from '../../platform/http/hash';
import { enqueueMail, queueReceipt } from '../../platform/mail/enqueue-mail';
import { insertOnce } from '../../platform/database/start-lock';
import { type Actor, performTransition } from '../../platform/events/transition-document';

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
  await queueReceipt(strapi, trx, { template: 'contact-received', idName: 'contactId', id: contactId, to: row.email, language: locale });
  const staff = await staffAddress(strapi);
  const notice = { template: 'contact-notice', language: 'de', payload: { contactId } } as const;
  if (staff) await enqueueMail(strapi, { ...notice, to: staff }, `contact-notice:${contactId}`);
  await appendEvent(strapi, trx, { topic: 'contact', name: 'contact.received', subject: contactId, actor: 'visitor', to: 'open' });
  return row;
}

const past: Record<ContactEvent, string> = { close: 'contact.closed', reopen: 'contact.reopened' };

/**
 * Moves a message along `contactFlow`, by the steps that all documents share. A message has no revision and its sender no
 * key: with two statuses, the status alone refuses whoever comes second.
 * @throws Problem contact.not-found, contact.wrong-status
 */
export async function performContactStep(
  strapi: Core.Strapi,
  { documentId, event, by }: { documentId: string; event: ContactEvent; by: Actor },
): Promise<ContactRow> {
  const contacts = strapi.db.query('api::contact.contact');
  return performTransition<ContactRow, ContactRow>(strapi, {
    topic: 'contact',
    documentId,
    by,
    async lock(trx) {
      // A write, not a read, so that SQLite takes its lock too before anything is read.
      const locked = await trx('contacts').where({ document_id: documentId }).update({ document_id: documentId });
      if (locked === 0) throw new Problem('contact.not-found');
      return contacts.findOne({ where: { documentId } });
    },
    async step(row) {
      const to = contactFlow[row.status][event];
      if (!to) throw new Problem('contact.wrong-status');
      await contacts.update({ where: { id: row.id }, data: { status: to, closedAt: to === 'done' ? currentTime() : null } });
      return { fact: past[event], from: row.status, to, result: { ...row, status: to } };
    },
    unchanged: (row) => row,
  });
}
