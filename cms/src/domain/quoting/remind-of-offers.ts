import type { Core } from '@strapi/strapi';
import type { QuoteRow } from './quote-row';
import { currentTime } from '../../platform/time/current-time';
import { appendEvent } from '../../platform/events/append-event';
import { berlinDay, dayAfter } from '../../platform/time/berlin-day';
import { timer } from '../../platform/events/move-document';
import { hasRefusedReminders } from './refuse-reminders';

/** Days before an offer's last day on which its customer is reminded. */
const REMINDER_DAYS = 3;
const BATCH = 50;

/** The day to remind of an offer; null for one that is sent so late that it needs none. */
export function reminderDay(validUntil: string, sentOn: string): string | null {
  const day = dayAfter(validUntil, -REMINDER_DAYS);
  return day > sentOn ? day : null;
}

/** Reminds once of each version that is about to run out, unless the customer has switched that off. */
export async function remindOfOffers(strapi: Core.Strapi, now = currentTime()): Promise<void> {
  const today = berlinDay(now);
  const due: QuoteRow[] = await strapi.db
    .query('api::quote.quote')
    .findMany({ where: { status: 'offered', remindOn: { $lte: today } }, orderBy: { remindOn: 'asc' }, limit: BATCH });
  for (const quote of due) {
    const wanted = !(await hasRefusedReminders(strapi, quote));
    await strapi.db.transaction(async ({ trx }) => {
      const taken = await trx('quotes').where({ id: quote.id, status: 'offered', remind_on: quote.remindOn }).update({ remind_on: null });
      // Another process has reminded, or the offer has moved on.
      if (taken === 0 || !wanted || (quote.validUntil ?? '') < today) return;
      await appendEvent(strapi, trx, { topic: 'quote', name: 'quote.reminded', subject: quote.documentId, actor: timer.actor });
    });
  }
}
