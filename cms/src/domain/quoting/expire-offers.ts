import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { QuoteRow } from './quote-row';
import { Problem } from '../../contract/problem';
import { currentTime } from '../../platform/time/current-time';
import { berlinDay } from '../../platform/time/berlin-day';
import { timer } from '../../platform/events/move-document';
import { moveQuote } from './move-quote';

const BATCH = 50;

/** Ends offers whose last day is over. Whoever moves one first wins; the other finds it moved. */
export async function expireOffers(strapi: Core.Strapi, now = currentTime()): Promise<void> {
  const due: QuoteRow[] = await strapi.db
    .query('api::quote.quote')
    .findMany({ where: { status: 'offered', validUntil: { $lt: berlinDay(now) } }, orderBy: { validUntil: 'asc' }, limit: BATCH });
  for (const { documentId, revision } of due) {
    const move = { revision, key: randomUUID() };
    await moveQuote(strapi, documentId, 'expire', { by: timer, move, now }).catch(ignoreMoved);
  }
}

/** Somebody was faster. */
export function ignoreMoved(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
}
