import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { QuoteRow } from './quote-row';
import { Problem } from '../../contract/problem';
import { currentTime, berlinDay } from '../../platform/time/time';
import { timer } from '../../platform/events/transition-document';
import { transitionQuote } from './transition-quote';

const BATCH = 50;

/** Ends offers whose last day is over. Whoever transitions one first wins; the other finds it moved. */
export async function expireOffers(strapi: Core.Strapi, now = currentTime()): Promise<void> {
  const due: QuoteRow[] = await strapi.db
    .query('api::quote.quote')
    .findMany({ where: { status: 'offered', validUntil: { $lt: berlinDay(now) } }, orderBy: { validUntil: 'asc' }, limit: BATCH });
  for (const { documentId, revision } of due) {
    const command = { revision, key: randomUUID() };
    await transitionQuote(strapi, documentId, 'expire', { by: timer, command, now }).catch(ignoreStale);
  }
}

/** Somebody was faster. */
export function ignoreStale(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
}
