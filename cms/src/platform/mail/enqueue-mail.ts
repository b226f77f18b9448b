import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Locale } from '../../contract/constants';
import { currentWork } from '../logs/current-work';
import { searchText } from '../search/search-text';
import { databaseTime } from '../time/database-time';
import { priorityOf } from './outbox-row';
import type { Knex } from 'knex';
import { lockKey } from '../events/counter';

export type NewMail = { template: string; to: string; language: Locale; payload: Record<string, string> };

/** Returns the outbox's key of the mail that an event of the log caused. */
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
  runAfter = databaseTime(),
): Promise<void> {
  const state = { status: 'waiting', attempts: 0, runAfter, priority: priorityOf(mail.template), requestId: currentWork().requestId };
  await strapi.db.query('api::outbox.outbox').create({ data: { ...mail, key, ...state, searchText: searchText(mail.to) } });
}

/** A mail that confirms to an address that something arrived in its name. */
type Receipt = Omit<NewMail, 'payload'> & {
  id: string;
  /** Name of the id in the payload of the template for one; the template for several, `<template>-summary`, has them as `ids`. */
  idName: string;
};
type SentRow = { id: number; template: string; runAfter: Date | string; payload: { ids?: string } };

const HOUR_MS = 60 * 60 * 1000;
const MAX_A_DAY = 3;

/**
 * Queues the receipt for a document that arrived in an address's name. Whoever typed the address may be a stranger to it:
 * of several within an hour the first is confirmed at once and the others by one summary, and no more than three mails of a
 * kind go there a day.
 */
export async function queueReceipt(strapi: Core.Strapi, trx: Knex, { template, id, idName, to, language }: Receipt): Promise<void> {
  await lockKey(strapi, trx, `receipts:${template}:${to}`);
  if (
    await trx('outbox')
      .where({ key: `${template}:${id}` })
      .first('id')
  )
    return;
  const summary = `${template}-summary`;
  const now = databaseTime().getTime();
  const sent: SentRow[] = await strapi.db.query('api::outbox.outbox').findMany({
    where: { to, template: { $in: [template, summary] }, runAfter: { $gt: new Date(now - 24 * HOUR_MS) } },
    orderBy: { runAfter: 'desc' },
  });
  const [last] = sent;
  const dueAt = last ? new Date(last.runAfter).getTime() : 0;
  if (last && last.template === summary && dueAt > now) {
    const ids = `${last.payload.ids},${id}`;
    await strapi.db.query('api::outbox.outbox').update({ where: { id: last.id }, data: { payload: { ids } } });
  } else if (sent.length < MAX_A_DAY) {
    const isFirst = dueAt <= now - HOUR_MS;
    const mail = isFirst ? { template, payload: { [idName]: id } } : { template: summary, payload: { ids: id } };
    await enqueueMail(strapi, { ...mail, to, language }, `${mail.template}:${id}`, isFirst ? databaseTime() : new Date(dueAt + HOUR_MS));
  }
}
