import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { leadingService } from '../domain/quoting/lost-offers';
import type { QuoteRow } from '../domain/quoting/quote-row';
import { columnTime } from '../platform/database/dialect';

const BATCH = 50;
/** The lost statuses of that edition. */
const lost = ['declined', 'expired'];

/** Gives offers from before the report on lost ones the service that they count under and the time at which they were lost. */
export async function lostOffers(strapi: Core.Strapi, trx: Knex): Promise<void> {
  const quotes = strapi.db.query('api::quote.quote');
  const where = { offerId: { $notNull: true }, offeredService: { $null: true } };
  for (;;) {
    const found: (Pick<QuoteRow, 'id' | 'draft' | 'status' | 'documentId'> & { updatedAt: string })[] = await quotes.findMany({
      where,
      orderBy: { id: 'asc' },
      limit: BATCH,
    });
    if (found.length === 0) return;
    for (const { id, draft, ...quote } of found) {
      const lostAt = lost.includes(quote.status) ? await lostAtOf(trx, quote) : null;
      await trx('quotes')
        .where({ id })
        .update({ offered_service: draft ? leadingService(draft) : '', lost_at: lostAt && columnTime(strapi, lostAt) });
    }
  }
}

/** Returns the time of the event by which an offer was lost; without one that of the row's last change. */
async function lostAtOf(trx: Knex, { documentId, updatedAt }: { documentId: string; updatedAt: string }): Promise<Date> {
  const event: { created_at: Date | string } | undefined = await trx('events')
    .where({ subject: documentId })
    .whereIn('to', lost)
    .orderBy('seq', 'desc')
    .first('created_at');
  return new Date(event?.created_at ?? updatedAt);
}
