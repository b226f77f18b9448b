import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { lockValue, setValue } from '../events/counter';
import type { Locale } from '../contract/constants';
import { staffAddress } from './staff-address';

const CURSOR = 'reader:mail';
const BATCH = 100;

type EventRow = { seq: number | string; name: string; subject: string };
type Mail = { template: string; to: string; language: Locale; payload: { quoteId: string } };

/** Reads the event log from its own cursor and puts a mail into the outbox for every step that concerns somebody. */
export async function queueMails(strapi: Core.Strapi): Promise<void> {
  if (!(await hasNews(strapi))) return;
  await strapi.db.transaction(async ({ trx }) => {
    const cursor = await lockValue(trx, CURSOR);
    const events: EventRow[] = await strapi.db
      .query('api::event.event')
      .findMany({ where: { seq: { $gt: cursor } }, orderBy: { seq: 'asc' }, limit: BATCH });
    for (const event of events) {
      for (const mail of await mailsFor(strapi, event)) await enqueue(strapi, trx, event, mail);
    }
    const last = events.at(-1);
    if (last) await setValue(trx, CURSOR, Number(last.seq));
  });
}

async function hasNews(strapi: Core.Strapi): Promise<boolean> {
  const rows: { key: string; value: number | string }[] = await strapi.db
    .query('api::counter.counter')
    .findMany({ where: { key: { $in: ['event', CURSOR] } } });
  const value = (key: string) => Number(rows.find((row) => row.key === key)?.value ?? 0);
  return value('event') > value(CURSOR);
}

async function mailsFor(strapi: Core.Strapi, event: EventRow): Promise<Mail[]> {
  if (event.name !== 'quote.submitted') return [];
  const quote = await strapi.db.query('api::quote.quote').findOne({ where: { documentId: event.subject }, select: ['email', 'language'] });
  if (!quote) return [];
  const payload = { quoteId: event.subject };
  const staff = await staffAddress(strapi);
  return [
    { template: 'quote-received', to: quote.email, language: quote.language, payload },
    ...(staff ? [{ template: 'quote-notice', to: staff, language: 'de' as const, payload }] : []),
  ];
}

/** The key makes a repeated read harmless: one event gives one mail of a kind to one address. */
async function enqueue(strapi: Core.Strapi, trx: Knex, event: EventRow, mail: Mail): Promise<void> {
  const key = `${event.seq}:${mail.template}`;
  if (await trx('outbox').where({ key }).first('id')) return;
  await strapi.db.query('api::outbox.outbox').create({ data: { ...mail, key, status: 'waiting', attempts: 0, runAfter: new Date() } });
}
