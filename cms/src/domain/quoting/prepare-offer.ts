import type { Core } from '@strapi/strapi';
import { firstDraft } from './first-draft';
import { listedDraft } from './listed-draft';
import { countryOf } from './offer-document';
import type { QuoteRow } from './quote-row';
import { findCatalogueItems } from '../catalogue/catalogue-items';
import { findEntries, published } from '../catalogue/entries';
import { OFFER_DAYS, type DraftView, type OfferDraft } from '../../contract/quoting/offer';
import { Problem } from '../../contract/problem';
import { quoteFlow } from '../../contract/states/quote';
import { proposeTaxCase } from '../../contract/pricing/tax';
import { currentTime } from '../../platform/time/current-time';
import { appendEvent } from '../../platform/events/append-event';
import { berlinDay, dayAfter } from '../../platform/time/berlin-day';
import type { Mover } from '../../platform/events/move-document';

type ProductFacts = { documentId: string; updatedAt: string; leadTimeDays: number; propertyRelated: boolean | null };

/** What staff work on: the stored draft, or where one starts; with the tax case that the rules propose. */
export async function prepareOffer(strapi: Core.Strapi, quote: QuoteRow): Promise<DraftView> {
  const draft = quote.draft ? listedDraft(quote.draft, quote.lines, ({ listPrice }) => listPrice) : await startDraft(strapi, quote);
  const { customerType, projectCountry, vatId = '' } = quote.contact;
  const proposal = proposeTaxCase({ customerType, projectCountry, vatId, country: countryOf(vatId, projectCountry), lines: draft.lines });
  return { draft, proposal };
}

async function startDraft(strapi: Core.Strapi, { lines }: QuoteRow): Promise<OfferDraft> {
  const ids = lines.map(({ productId }) => productId);
  const products = await findEntries<ProductFacts>(strapi, 'api::product.product', published('de'), {
    filters: { documentId: { $in: ids } },
  });
  const byId = new Map(
    products.map(({ documentId, leadTimeDays, propertyRelated }) => [
      documentId,
      { leadTimeDays, propertyRelated: propertyRelated ?? true },
    ]),
  );
  return firstDraft(lines, byId, dayAfter(berlinDay(currentTime()), OFFER_DAYS));
}

/** What staff typed, at the prices of the list. */
async function readTyped(strapi: Core.Strapi, typed: OfferDraft, { lines: asked }: QuoteRow): Promise<OfferDraft> {
  const isAsked = (id: string) => asked.some(({ productId }) => productId === id);
  const isAllKnown = typed.lines.every(({ productId, addonId }) => !addonId && (productId === '' || isAsked(productId)));
  const items = isAllKnown ? [] : await findCatalogueItems(strapi, published('de'));
  const prices = new Map(items.map(({ id, price }) => [id, price]));
  return listedDraft(typed, asked, ({ productId, addonId }) => prices.get(addonId || productId) ?? null);
}

/**
 * Stores what staff prepared.
 * @throws Problem stale when somebody else saved or moved the quote since, quote.wrong-status when no offer can follow
 */
export async function saveDraft(
  strapi: Core.Strapi,
  quote: QuoteRow,
  { revision, draft: typed, by }: { revision: number; draft: OfferDraft; by: Mover },
): Promise<QuoteRow> {
  const canFollow = Boolean(quoteFlow[quote.status].offer) || Boolean(quoteFlow[quote.status].review);
  if (!canFollow) throw new Problem('quote.wrong-status');
  const draft = await readTyped(strapi, typed, quote);
  return strapi.db.transaction(async ({ trx }) => {
    const quotes = strapi.db.query('api::quote.quote');
    const { count } = await quotes.updateMany({ where: { id: quote.id, revision }, data: { draft, revision: revision + 1 } });
    if (count === 0) throw new Problem('stale');
    const { actor, accountId } = by;
    await appendEvent(strapi, trx, { topic: 'quote', name: 'quote.draft-saved', subject: quote.documentId, actor, accountId });
    return quotes.findOne({ where: { id: quote.id } });
  });
}
