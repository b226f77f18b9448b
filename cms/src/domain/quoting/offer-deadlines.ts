import type { Core } from '@strapi/strapi';
import type { QuoteRow } from './quote-row';
import { currentTime, berlinDay, dayAfter } from '../../platform/time/time';
import { appendEvent } from '../../platform/events/append-event';
import { timer } from '../../platform/events/transition-document';
import { accounts, findAccount } from '../people/account-row';
import { Problem } from '../../contract/problem';
import { hashPersonal } from '../../platform/http/hash';
import { subjectOfToken } from '../../platform/mail/unsubscribe-link';
import { randomUUID } from 'node:crypto';
import { transitionQuote } from './transition-quote';

/** Number of days before an offer's last day at which its customer is reminded. */
const REMINDER_DAYS = 3;
const BATCH = 50;

/** Returns the day to remind of an offer; null for one that is sent so late that it needs none. */
export function reminderDay(validUntil: string, sentOn: string): string | null {
  const day = dayAfter(validUntil, -REMINDER_DAYS);
  return day > sentOn ? day : null;
}

/** Reminds customers once of each version that is about to expire, unless they have switched that off. */
export async function remindOfOffers(strapi: Core.Strapi, now = currentTime()): Promise<void> {
  const today = berlinDay(now);
  const due: QuoteRow[] = await strapi.db
    .query('api::quote.quote')
    .findMany({ where: { status: 'offered', remindOn: { $lte: today } }, orderBy: { remindOn: 'asc' }, limit: BATCH });
  for (const quote of due) {
    const requested = !(await hasRefusedReminders(strapi, quote));
    await strapi.db.transaction(async ({ trx }) => {
      const taken = await trx('quotes').where({ id: quote.id, status: 'offered', remind_on: quote.remindOn }).update({ remind_on: null });
      // Another process has sent the reminder, or the offer has changed.
      if (taken === 0 || !requested || (quote.validUntil ?? '') < today) return;
      await appendEvent(strapi, trx, { topic: 'quote', name: 'quote.reminded', subject: quote.documentId, actor: timer.kind });
    });
  }
}

type Addressee = Pick<QuoteRow, 'ownerId' | 'email'>;

const refusals = (strapi: Core.Strapi) => strapi.db.query('api::mail-refusal.mail-refusal');

/**
 * Switches reminders off for the addressee of a reminder's link: in their account, or for a guest's address. Twice is once.
 * @throws Problem not-found for a link that is not ours, or whose quote is gone
 */
export async function refuseReminders(strapi: Core.Strapi, token: string): Promise<void> {
  const quoteId = subjectOfToken(token);
  const quote: Addressee | null = quoteId ? await strapi.db.query('api::quote.quote').findOne({ where: { documentId: quoteId } }) : null;
  if (!quote || quote.email === '') throw new Problem('not-found');
  const account = quote.ownerId ? await findAccount(strapi, { documentId: quote.ownerId }) : null;
  if (account) {
    const notifications = { ...account.notifications, offerReminders: false };
    return void (await accounts(strapi).update({ where: { id: account.id }, data: { notifications } }));
  }
  const addressHash = hashPersonal(quote.email);
  if (await refusals(strapi).findOne({ where: { addressHash } })) return;
  await refusals(strapi)
    .create({ data: { addressHash, refusedAt: new Date() } })
    // The same click, sent at the same time, came first.
    .catch(async (error: unknown) => {
      if (!(await refusals(strapi).findOne({ where: { addressHash } }))) throw error;
    });
}

/** Checks whether the addressee has switched reminders off, in their account or by a mail's link. */
async function hasRefusedReminders(strapi: Core.Strapi, { ownerId, email }: Addressee): Promise<boolean> {
  if (!ownerId) return (await refusals(strapi).findOne({ where: { addressHash: hashPersonal(email) } })) !== null;
  const account = await findAccount(strapi, { documentId: ownerId });
  return account?.notifications?.offerReminders === false;
}

const EXPIRY_BATCH = 50;

/** Ends offers whose last day is over. Of two processes at the same offer the first wins; the other finds it changed. */
export async function expireOffers(strapi: Core.Strapi, now = currentTime()): Promise<void> {
  const due: QuoteRow[] = await strapi.db
    .query('api::quote.quote')
    .findMany({ where: { status: 'offered', validUntil: { $lt: berlinDay(now) } }, orderBy: { validUntil: 'asc' }, limit: EXPIRY_BATCH });
  for (const { documentId, revision } of due) {
    const command = { revision, key: randomUUID() };
    await transitionQuote(strapi, documentId, 'expire', { by: timer, command, now }).catch(ignoreStale);
  }
}

/** Ignores a Problem: somebody else changed the document first. */
export function ignoreStale(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
}
