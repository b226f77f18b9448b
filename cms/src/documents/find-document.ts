import type { Core } from '@strapi/strapi';
import type { OrderRow } from '../api/order/order-row';
import type { InvoiceLike, OfferDocument, OrderConfirmationDocument, ReminderDocument, ShopDocument } from '../contract/document';
import { orderDue } from '../flows/order-due';
import { berlinDay } from '../rules/berlin-day';

type Kind = ShopDocument['kind'];

/** What the document of a subject says; null where there is none. */
export async function findDocument(strapi: Core.Strapi, kind: Kind, subject: string): Promise<ShopDocument | null> {
  const document = await finders[kind](strapi, subject);
  return document?.kind === kind ? document : null;
}

const finders: Record<Kind, (strapi: Core.Strapi, documentId: string) => Promise<ShopDocument | null>> = {
  offer: findOffer,
  'order-confirmation': findOrderConfirmation,
  invoice: findInvoice,
  cancellation: findInvoice,
  reminder: findReminder,
};

async function findOffer(strapi: Core.Strapi, documentId: string): Promise<OfferDocument | null> {
  const row: { document: OfferDocument } | null = await strapi.db.query('api::offer.offer').findOne({ where: { documentId } });
  return row?.document ?? null;
}

/** The order as it was placed, due as if nothing stopped its clock since. */
async function findOrderConfirmation(strapi: Core.Strapi, documentId: string): Promise<OrderConfirmationDocument | null> {
  const order: OrderRow | null = await strapi.db.query('api::order.order').findOne({ where: { documentId } });
  const offer = order && (await findOffer(strapi, order.offerId));
  if (!order || !offer) return null;
  const { number, language, buyer, subject, taxCase, lines, discount, earlyStart } = order;
  const due = await orderDue(strapi, { ...order, pauses: [] });
  const day = berlinDay(new Date(order.placedAt));
  return {
    kind: 'order-confirmation',
    number,
    date: day,
    locale: language,
    seller: offer.seller,
    buyer,
    subject: subject ?? '',
    taxCase,
    lines,
    discount,
    terms: offer.terms,
    withdrawalNotice: offer.withdrawalNotice,
    offerNumber: offer.number,
    orderedOn: day,
    dueAt: due?.toISOString() ?? null,
    earlyStart,
  };
}

/** A draft has no document that could be kept. */
async function findInvoice(strapi: Core.Strapi, documentId: string): Promise<InvoiceLike | null> {
  const where = { documentId, state: 'issued' };
  const row: { document: InvoiceLike } | null = await strapi.db.query('api::invoice.invoice').findOne({ where });
  return row?.document ?? null;
}

async function findReminder(strapi: Core.Strapi, documentId: string): Promise<ReminderDocument | null> {
  const row: { document: ReminderDocument } | null = await strapi.db.query('api::reminder.reminder').findOne({ where: { documentId } });
  return row?.document ?? null;
}
