import type { Core } from '@strapi/strapi';
import type {
  Buyer,
  DocumentLine,
  InvoiceLike,
  OfferDocument,
  OrderConfirmationDocument,
  ReminderDocument,
  ShopDocument,
} from '../contract/document';
import type { Locale } from '../contract/constants';
import type { TaxCase } from '../contract/tax';
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

type OrderRow = {
  number: string;
  offerId: string;
  language: Locale;
  buyer: Buyer;
  subject: string | null;
  taxCase: TaxCase;
  lines: DocumentLine[];
  discount: number;
  placedAt: string;
  earlyStart: boolean;
};

/** The order as it was placed; when it is due is known only once work has begun. */
async function findOrderConfirmation(strapi: Core.Strapi, documentId: string): Promise<OrderConfirmationDocument | null> {
  const order: OrderRow | null = await strapi.db.query('api::order.order').findOne({ where: { documentId } });
  const offer = order && (await findOffer(strapi, order.offerId));
  if (!order || !offer) return null;
  const { number, language, buyer, subject, taxCase, lines, discount, earlyStart } = order;
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
    dueAt: null,
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
