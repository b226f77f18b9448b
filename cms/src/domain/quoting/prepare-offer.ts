import type { Core } from '@strapi/strapi';
import type { QuoteRow } from './quote-row';
import { findCatalogueItems } from '../catalogue/catalogue';
import { findEntries, published } from '../catalogue/entries';
import {
  type DraftAddon,
  type DraftLine,
  type DraftView,
  OFFER_DAYS,
  type OfferDraft,
  withAddonAmounts,
  STANDARD_LEAD_DAYS,
  draftedLine,
} from '../../contract/quoting/offer';
import { Problem } from '../../contract/problem';
import { quoteFlow } from '../../contract/states/quote';
import { proposeTaxCase, type TaxCase } from '../../contract/pricing/tax';
import { currentTime, berlinDay, dayAfter } from '../../platform/time/time';
import { appendEvent } from '../../platform/events/append-event';
import type { Actor } from '../../platform/events/transition-document';
import type { Cents } from '../../contract/pricing/cents';
import type { QuoteLine, QuoteContact } from '../../contract/quoting/quote';
import type { Locale } from '../../contract/constants';
import type { Buyer, OfferDocument, OfferLine, Seller } from '../../contract/billing/document';
import { expressOf, inChoiceOrder, isPreset, subjectOf } from '../../contract/quoting/choice';
import { unitPrice } from '../../contract/pricing/unit-price';
import type { OfferedExpress } from '../../contract/pricing/pricing';
import { countryOfVatId } from '../../contract/pricing/vat-id';

type ProductFacts = {
  documentId: string;
  updatedAt: string;
  leadTimeDays: number;
  propertyRelated: boolean | null;
  listedService: boolean | null;
};

/** Returns the draft that staff work on, the stored one or a first one, with the tax case that the rules propose. */
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
    products.map(({ documentId, leadTimeDays, propertyRelated, listedService }) => [
      documentId,
      { leadTimeDays, propertyRelated: propertyRelated ?? true, listedService: listedService ?? false },
    ]),
  );
  return firstDraft(lines, byId, dayAfter(berlinDay(currentTime()), OFFER_DAYS));
}

/** Reads a draft as staff typed it, with the current prices of the list. */
async function readTyped(strapi: Core.Strapi, typed: OfferDraft, { lines: requested }: QuoteRow): Promise<OfferDraft> {
  const isRequested = (id: string) => requested.some(({ productId }) => productId === id);
  const isAllKnown = typed.lines.every(({ productId, addonId }) => !addonId && (productId === '' || isRequested(productId)));
  const items = isAllKnown ? [] : await findCatalogueItems(strapi, published('de'));
  const byId = new Map(items.map((item) => [item.id, item]));
  return listedDraft(typed, requested, ({ productId, addonId, quantity }) => {
    const { price = null, tiers } = byId.get(addonId || productId) ?? {};
    return price === null ? null : unitPrice({ price, tiers }, quantity);
  });
}

/**
 * Stores the draft that staff prepared.
 * @throws Problem stale when somebody else saved or changed the quote since, quote.wrong-status when no offer can follow
 */
export async function saveDraft(
  strapi: Core.Strapi,
  quote: QuoteRow,
  { revision, draft: typed, by }: { revision: number; draft: OfferDraft; by: Actor },
): Promise<QuoteRow> {
  const canFollow = Boolean(quoteFlow[quote.status].offer) || Boolean(quoteFlow[quote.status].review);
  if (!canFollow) throw new Problem('quote.wrong-status');
  const draft = await readTyped(strapi, typed, quote);
  return strapi.db.transaction(async ({ trx }) => {
    const quotes = strapi.db.query('api::quote.quote');
    const { count } = await quotes.updateMany({ where: { id: quote.id, revision }, data: { draft, revision: revision + 1 } });
    if (count === 0) throw new Problem('stale');
    const { kind, accountId } = by;
    await appendEvent(strapi, trx, { topic: 'quote', name: 'quote.draft-saved', subject: quote.documentId, actor: kind, accountId });
    return quotes.findOne({ where: { id: quote.id } });
  });
}

/**
 * Sets the list's prices in a draft, whatever the draft says of them: requested lines are listed as they were priced at the
 * request, in the tier that their quantity reaches now.
 * @param listOther the list's price of a line that was not requested
 */
export function listedDraft(draft: OfferDraft, requested: readonly QuoteLine[], listOther: (line: DraftLine) => Cents | null): OfferDraft {
  const lines = draft.lines.map((line) => {
    const request = requested.find(({ productId }) => productId === line.productId);
    const addons = line.addons.map((addon) => listedAddon(addon, request));
    return withAddonAmounts({
      ...line,
      addons,
      listPrice: request ? unitPrice(request.ladder ?? request, line.quantity) : listOther(line),
    });
  });
  return { ...draft, lines };
}

function listedAddon({ listed: _listed, ...addon }: DraftAddon, request: QuoteLine | undefined): DraftAddon {
  const chosen = request?.addons.find(({ id }) => id === addon.id);
  return chosen ? { ...addon, listed: { price: chosen.price, priceType: chosen.priceType } } : addon;
}

type DraftFacts = { leadTimeDays: number; propertyRelated: boolean; listedService: boolean };

/**
 * Builds the draft that an offer starts from: the request at the list's prices, with the longest lead time of its services.
 * The tax case is open until staff confirm it.
 * @param products by documentId; a product that is gone counts as work on a building
 */
function firstDraft(lines: readonly QuoteLine[], products: ReadonlyMap<string, DraftFacts>, validUntil: string): OfferDraft {
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
      listedService: products.get(line.productId)?.listedService ?? false,
      cost: null,
    })),
    discount: 0,
    leadTimeDays: Math.max(1, ...lines.map(({ productId }) => products.get(productId)?.leadTimeDays ?? STANDARD_LEAD_DAYS)),
    validUntil,
    terms: '',
    taxCase: null,
  };
}

type Requested = { number: string; language: Locale; contact: QuoteContact };
type Terms = {
  draft: OfferDraft;
  taxCase: TaxCase;
  version: string;
  /** The day of the offer, YYYY-MM-DD. */
  date: string;
  seller: Seller;
  before: OfferDocument | null;
  /** The express terms of lines that have one, by the line's key. */
  express: ReadonlyMap<string, OfferedExpress>;
  withdrawalNotice: readonly string[];
};

/** Builds the document of an offer as it is sent. Lines that differ from the version before carry the new version's letter. */
export function offerDocument({ number, language, contact }: Requested, terms: Terms): OfferDocument {
  const { draft, taxCase, version, date, seller, before, express, withdrawalNotice } = terms;
  const lines = inChoiceOrder(draft.lines).map((line) => marked(offeredLine(line, taxCase, express), version, before));
  return {
    kind: 'offer',
    number,
    date,
    locale: language,
    seller,
    buyer: buyerOf(contact),
    subject: subjectOf(draft.lines),
    taxCase,
    lines,
    discount: draft.discount,
    terms: draft.terms.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== ''),
    withdrawalNotice: contact.customerType === 'consumer' ? withdrawalNotice : null,
    version,
    validUntil: draft.validUntil,
    leadTimeDays: draft.leadTimeDays,
    express: expressOf(lines.filter(isPreset)),
  };
}

const offeredLine = (line: DraftLine, taxCase: TaxCase, express: ReadonlyMap<string, OfferedExpress>): OfferLine => ({
  ...draftedLine(line, taxCase),
  choice: line.choice ?? { kind: 'required' },
  express: express.get(line.key) ?? null,
});

/** Builds the buyer from what the request says; the address comes with the acceptance. */
const buyerOf = ({ customerType, company = '', name, email, vatId = '', projectCountry }: QuoteContact): Buyer => ({
  customerType,
  company,
  name,
  street: '',
  postcode: '',
  city: '',
  country: countryOf(vatId, projectCountry),
  email,
  vatId,
  reference: '',
});

/**
 * Returns the country in which the customer is established, as far as is known before the acceptance: that of the VAT ID,
 * else the project's.
 */
export const countryOf = (vatId: string, projectCountry: string): string => countryOfVatId(vatId) ?? projectCountry;

function marked(line: OfferLine, version: string, before: OfferDocument | null): OfferLine {
  if (!before) return line;
  const old = before.lines.find(({ key }) => key === line.key);
  const isSame = old && JSON.stringify(sortedEntries(old)) === JSON.stringify(sortedEntries(line));
  return { ...line, revision: isSame ? old.revision : version };
}

/** Puts the fields of a line into one order: PostgreSQL does not keep the order of keys. */
const sortedEntries = ({ addons, choice, revision: _revision, express: _express, ...line }: OfferLine) => [
  ...Object.entries(line).sort(([one], [other]) => (one < other ? -1 : 1)),
  ...addons.map(({ name, amount }) => [name, amount]),
  ...Object.entries(choice).sort(([one], [other]) => (one < other ? -1 : 1)),
];
