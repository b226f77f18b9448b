import type { Core } from '@strapi/strapi';
import { presentFile, showThread } from '../../quoting/show-thread';
import type { OfferRow } from '../../quoting/offer-row';
import { presentOrder } from './present-order';
import type { OrderRow } from './order-row';
import type { QuoteRow } from '../../quoting/quote-row';
import type { Mark, Order, StaffOrder } from '../../../contract/production/order';
import { quoteFacts } from '../../../contract/states/facts';
import { readTimeline } from '../../../platform/events/timeline';
import { files, type FileRow } from '../../files/file-row';

/** An order with all that happened to it, as its customer may see it: results only once they were delivered, and us as those who work. */
export async function showOrder(strapi: Core.Strapi, order: OrderRow): Promise<Order> {
  const { results, ...shared } = await gather(strapi, order, { internal: false });
  return {
    ...shared,
    results: results.filter(({ version }) => version <= order.deliveredVersion),
    timeline: shared.timeline.map((entry) => (entry.actor === 'contractor' ? { ...entry, actor: 'staff' as const } : entry)),
  };
}

/** The same for staff: also what was not delivered yet, and notes. */
export async function showStaffOrder(strapi: Core.Strapi, order: OrderRow): Promise<StaffOrder> {
  const { deliveredVersion, earlyStart, withdrawUntil } = order;
  const isOpen = !earlyStart && withdrawUntil !== null && new Date(withdrawUntil) > new Date();
  const startsFrom = isOpen ? new Date(withdrawUntil).toISOString() : null;
  return { ...(await gather(strapi, order, { internal: true })), deliveredVersion, startsFrom };
}

async function gather(strapi: Core.Strapi, order: OrderRow, audience: { internal: boolean }): Promise<Order> {
  const { documentId: orderId, quoteId, offerId, round } = order;
  const [quote, offer, results, given, marks, messages, timeline] = await Promise.all([
    strapi.db.query('api::quote.quote').findOne({ where: { documentId: quoteId } }) as Promise<QuoteRow>,
    strapi.db.query('api::offer.offer').findOne({ where: { documentId: offerId }, select: ['version'] }) as Promise<
      Pick<OfferRow, 'version'>
    >,
    files(strapi).findMany({ where: { orderId }, orderBy: { id: 'asc' } }) as Promise<FileRow[]>,
    files(strapi).findMany({ where: { quoteId, messageId: { $null: true } }, orderBy: { id: 'asc' } }) as Promise<FileRow[]>,
    strapi.db.query('api::mark.mark').findMany({ where: { orderId, round }, orderBy: { id: 'asc' } }) as Promise<Mark[]>,
    showThread(strapi, quoteId, audience),
    readTimeline(strapi, [quoteId, orderId]),
  ]);
  return {
    ...presentOrder(order),
    quote: { id: quoteId, number: quote.number, version: offer.version },
    results: results.map((row) => ({
      ...presentFile(row),
      version: row.version ?? 0,
      at: new Date(row.claimedAt ?? row.createdAt).toISOString(),
    })),
    files: given.map(presentFile),
    marks: marks.map(({ fileName, page, x, y, text }) => ({ fileName, page, x, y, text })),
    messages,
    // The acceptance is how the order began.
    timeline: timeline.filter(({ name }) => name !== quoteFacts.accept),
  };
}
