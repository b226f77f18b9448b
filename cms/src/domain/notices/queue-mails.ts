import { enqueueMail, stepMailKey, queueReceipt } from '../../platform/mail/enqueue-mail';
import { staffAddress } from '../people/find-contacts';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { lockValue, setValue } from '../../platform/events/counter';
import type { Locale } from '../../contract/constants';
import type { LoggedEvent } from '../../contract/people/logged-event';
import { assignPositions, EVENT_COUNTER, findEventsBehind } from '../../platform/events/event-positions';
import { hashSecret } from '../../platform/http/hash';
import { inWork } from '../../platform/logs/current-work';
import { findAccount } from '../people/account-row';
import { noteKey } from '../quoting/thread';
import type { QuoteRow } from '../quoting/quote-row';
import { approvalMailsAfter } from './render-approval-mail';
import { assignmentMailsAfter } from './render-assignment-mail';
import { invoiceMailsAfter } from './render-invoice-mail';
import { mailsAfter } from './render-step-mail';

const CURSOR = 'reader:mail';
const BATCH = 100;

type Mail = { template: string; to: string; language: Locale; payload: Record<string, string> };

/** Reads the event log from its own cursor and puts a mail into the outbox for every step that somebody is notified of. */
export async function queueMails(strapi: Core.Strapi): Promise<void> {
  await assignPositions(strapi);
  if (!(await hasNews(strapi))) return;
  await strapi.db.transaction(async ({ trx }) => {
    const cursor = await lockValue(trx, CURSOR);
    const { events, upTo } = await findEventsBehind(strapi, trx, { position: cursor, limit: BATCH });
    for (const { event } of events) await inWork({ requestId: event.requestId ?? undefined }, () => queueMailsOf(strapi, trx, event));
    await setValue(trx, CURSOR, upTo);
  });
}

async function queueMailsOf(strapi: Core.Strapi, trx: Knex, event: LoggedEvent): Promise<void> {
  if (event.name === 'quote.submitted' && event.actor === 'customer') await confirmQuote(strapi, trx, event.subject);
  for (const mail of await mailsFor(strapi, event)) await enqueue(strapi, trx, event, mail);
}

async function hasNews(strapi: Core.Strapi): Promise<boolean> {
  const rows: { key: string; value: number | string }[] = await strapi.db
    .query('api::counter.counter')
    .findMany({ where: { key: { $in: [EVENT_COUNTER, CURSOR] } } });
  const value = (key: string) => Number(rows.find((row) => row.key === key)?.value ?? 0);
  return value(EVENT_COUNTER) > value(CURSOR);
}

async function mailsFor(strapi: Core.Strapi, event: LoggedEvent): Promise<Mail[]> {
  if (event.name.startsWith('assignment.')) return assignmentMailsAfter(strapi, event);
  if (event.topic === 'approval') return approvalMailsAfter(strapi, event);
  if (event.name.startsWith('invoice.')) return invoiceMailsAfter(strapi, event);
  if (event.name !== 'quote.submitted') return stepMails(strapi, event);
  if (event.actor !== 'customer') return mailsOfMade(strapi, event.subject);
  const staff = await staffAddress(strapi);
  return staff ? [{ template: 'quote-notice', to: staff, language: 'de', payload: { quoteId: event.subject } }] : [];
}

async function confirmQuote(strapi: Core.Strapi, trx: Knex, quoteId: string): Promise<void> {
  const quote = await strapi.db.query('api::quote.quote').findOne({ where: { documentId: quoteId }, select: ['email', 'language'] });
  if (!quote) return;
  const receipt = { template: 'quote-received', idName: 'quoteId', id: quoteId } as const;
  await queueReceipt(strapi, trx, { ...receipt, to: quote.email, language: quote.language });
}

/** The mail about a request that staff made goes to its customer: they learn of it, and get the link. Staff know of it already. */
async function mailsOfMade(strapi: Core.Strapi, quoteId: string): Promise<Mail[]> {
  const quote: QuoteRow | null = await strapi.db.query('api::quote.quote').findOne({ where: { documentId: quoteId } });
  return quote?.email ? [{ template: 'quote-made', to: quote.email, language: quote.language, payload: { quoteId } }] : [];
}

async function stepMails(strapi: Core.Strapi, event: LoggedEvent): Promise<Mail[]> {
  const mails = mailsAfter(event);
  if (mails.length === 0) return [];
  const isOrder = event.name.startsWith('order.');
  const quoteId = isOrder ? (event.data.quoteId ?? '') : event.subject;
  const quote: QuoteRow | null = await strapi.db.query('api::quote.quote').findOne({ where: { documentId: quoteId } });
  if (!quote) return [];
  const [owner, staff, noteKey] = await Promise.all([
    quote.ownerId ? findAccount(strapi, { documentId: quote.ownerId }) : null,
    staffAddress(strapi),
    noteKeyOf(strapi, event),
  ]);
  const { amendmentId } = event.data;
  const payload = { quoteId, ...(isOrder && { orderId: event.subject }), ...(noteKey && { noteKey }), ...(amendmentId && { amendmentId }) };
  return mails.flatMap(({ template, audience }): Mail[] => {
    if (audience === 'customer') return [{ template, to: owner?.email ?? quote.email, language: quote.language, payload }];
    return staff ? [{ template, to: staff, language: 'de', payload }] : [];
  });
}

/** Finds the key of the note that belongs to the step: a message's own, or the one that came with the transition. */
async function noteKeyOf(strapi: Core.Strapi, { subject, transitionKey, data }: LoggedEvent): Promise<string | null> {
  if (!data.messageId) return transitionKey && noteKey(subject, transitionKey);
  const message = await strapi.db.query('api::message.message').findOne({ where: { documentId: data.messageId }, select: ['key'] });
  return message?.key ?? null;
}

/** Puts the mail of an event into the outbox. The key makes a repeated read harmless: one event gives one mail of a kind to one address. */
async function enqueue(strapi: Core.Strapi, trx: Knex, event: LoggedEvent, mail: Mail): Promise<void> {
  const key =
    event.name === 'approval.asked'
      ? `${stepMailKey(event.seq, mail.template)}:${hashSecret(mail.to)}`
      : stepMailKey(event.seq, mail.template);
  if (await trx('outbox').where({ key }).first('id')) return;
  await enqueueMail(strapi, mail, key);
}
