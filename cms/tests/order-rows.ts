import type { Locale } from '../src/contract/constants';
import type { Buyer, OfferDocument } from '../src/contract/billing/document';
import { totalsOf } from '../src/contract/billing/document';
import { LETTER_YEARS } from '../src/contract/people/personal-data';
import { hashDocument } from '../src/platform/documents/stored-document';
import { keptUntil } from '../src/platform/time/time';
import { offer as sampleOffer } from './sample-documents';
import type { Shop } from './strapi';

type Placed = { orderId: string; offerId: string; quoteId: string };
type Requested = { ownerId?: string | null; quoteId?: string; document?: OfferDocument; email?: string; language?: Locale; buyer?: Buyer };

let orders = 0;

/** Inserts a sent offer and the order that came of it as rows, as an acceptance leaves them. */
export async function placeOrder(shop: Shop, requested: Requested = {}): Promise<Placed> {
  const { ownerId = null, document = sampleOffer, email = 'zak@example.com', language = 'de', buyer = document.buyer } = requested;
  const quoteId = requested.quoteId ?? `quote-${++orders}-${Date.now()}`;
  const totals = totalsOf(document);
  const { net, vat, gross } = totals;
  const sent = {
    quoteId,
    version: 'a',
    sentAt: new Date(),
    sentBy: 'staff',
    document,
    sha256: hashDocument(document),
    validUntil: document.validUntil,
    net,
    gross,
    keptUntil: keptUntil(LETTER_YEARS),
  };
  const offer = await shop.strapi.db.query('api::offer.offer').create({ data: sent });
  const order = await shop.strapi.db.query('api::order.order').create({
    data: {
      number: `BE-2026-${String(++orders).padStart(5, '0')}-${quoteId.slice(-6)}`,
      status: 'delivered',
      quoteId,
      offerId: offer.documentId,
      ownerId,
      language,
      name: buyer.name,
      email,
      company: buyer.company,
      buyer,
      subject: document.subject,
      taxCase: document.taxCase,
      lines: document.lines,
      discount: document.discount,
      net,
      vat,
      gross,
      placedAt: new Date('2026-11-10T09:00:00Z'),
      startedAt: new Date('2026-11-11T09:00:00Z'),
      deliveredAt: new Date('2026-11-20T09:00:00Z'),
      clockFrom: new Date('2026-11-11T09:00:00Z'),
      leadTimeDays: 3,
      pauses: [],
    },
  });
  return { orderId: order.documentId, offerId: offer.documentId, quoteId };
}
