import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { lockValue } from '../events/counter';
import { enqueueMail, type NewMail } from './enqueue-mail';

/** What confirms to an address that something arrived in its name. */
type Receipt = Omit<NewMail, 'payload'> & {
  id: string;
  /** What the template for one calls its id; the one for several, `<template>-summary`, has them as `ids`. */
  idName: string;
};
type SentRow = { id: number; template: string; runAfter: Date | string; payload: { ids?: string } };

const HOUR_MS = 60 * 60 * 1000;
const MAX_A_DAY = 3;

/**
 * Confirms to an address what came in its name. Whoever typed the address may be a stranger to it: of several within an
 * hour the first is confirmed at once and the others by one summary, and no more than three mails of a kind go there a day.
 */
export async function queueReceipt(strapi: Core.Strapi, trx: Knex, { template, id, idName, to, language }: Receipt): Promise<void> {
  await lockValue(trx, `receipts:${template}`);
  if (
    await trx('outbox')
      .where({ key: `${template}:${id}` })
      .first('id')
  )
    return;
  const summary = `${template}-summary`;
  const now = Date.now();
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
    await enqueueMail(strapi, { ...mail, to, language }, `${mail.template}:${id}`, isFirst ? new Date() : new Date(dueAt + HOUR_MS));
  }
}
