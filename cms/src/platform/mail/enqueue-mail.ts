import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Locale } from '../../contract/constants';
import { searchText } from '../search/search-text';

export type NewMail = { template: string; to: string; language: Locale; payload: Record<string, string> };

/** The outbox's key of the mail that an event of the log brought about. */
export const stepMailKey = (seq: number | string, template: string): string => `${seq}:${template}`;

/**
 * Puts a mail into the outbox as part of the caller's transaction. For mails about accounts: whom they go to (an address
 * just replaced, an account just deleted) is known only now and must not stand in the event log. Also for receipts that
 * must be on their way as soon as something has arrived.
 * @param key a mail with the same key exists once
 */
export async function enqueueMail(
  strapi: Core.Strapi,
  mail: NewMail,
  key = `${mail.template}:${randomUUID()}`,
  runAfter = new Date(),
): Promise<void> {
  await strapi.db
    .query('api::outbox.outbox')
    .create({ data: { ...mail, key, status: 'waiting', attempts: 0, runAfter, searchText: searchText(mail.to) } });
}
