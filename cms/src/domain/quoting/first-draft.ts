import { STANDARD_LEAD_DAYS, type OfferDraft } from '../../contract/quoting/offer';
import type { QuoteLine } from '../../contract/quoting/quote';

type ProductFacts = { leadTimeDays: number; propertyRelated: boolean };

/**
 * What an offer starts from: the request at the list's prices, with the longest lead time of its services. How it is
 * taxed is open until staff confirm it.
 * @param products by documentId; a product that is gone counts as work on a building
 */
export function firstDraft(lines: readonly QuoteLine[], products: ReadonlyMap<string, ProductFacts>, validUntil: string): OfferDraft {
  return {
    lines: lines.map((line, index) => ({
      key: String(index + 1),
      productId: line.productId,
      name: line.name,
      description: '',
      unit: line.unit,
      quantity: line.quantity,
      price: line.price,
      listPrice: line.price,
      addons: line.addons.map(({ id, name, amount, price, priceType }) => ({ id, name, amount, listed: { price, priceType } })),
      propertyRelated: products.get(line.productId)?.propertyRelated ?? true,
      cost: null,
    })),
    discount: 0,
    leadTimeDays: Math.max(1, ...lines.map(({ productId }) => products.get(productId)?.leadTimeDays ?? STANDARD_LEAD_DAYS)),
    validUntil,
    terms: '',
    taxCase: null,
  };
}
