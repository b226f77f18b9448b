import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { errors } from '@strapi/utils';
import { priceUnits } from '../../contract/content/product-terms';
import { hasDecimals } from '../../contract/content/unit-decimals';
import type { Cents } from '../../contract/pricing/cents';
import { centsFromEuros } from '../../contract/pricing/money';
import { checkAmount } from '../../contract/pricing/amount-text';
import { MAX_PRICE_TIERS, tierProblem, type TierProblem } from '../../contract/pricing/unit-price';
import { appendEvent } from '../../platform/events/append-event';
import { editorNow } from '../../platform/events/follow-content';
import { type FieldLabel, readPublished, saveVersions } from './keep-versions';

export const PRODUCT = 'api::product.product';
const TIER = 'shop.price-tier';

/** What a service costs and how long it takes. Prices are net cents. */
export type Terms = { price: Cents; tiers: { from: number; price: Cents }[]; leadTimeDays: number | null };

type TierRow = { id: number; from: number | string; price: number | string };
export type ProductRow = {
  id: number;
  documentId: string;
  locale: string;
  name: string;
  slug: string;
  publishedAt: string | null;
  price: number | string;
  priceUnit: (typeof priceUnits)[number];
  minQuantity: number | string | null;
  leadTimeDays: number | null;
  tiers: TierRow[];
  category: { documentId: string; name: string; slug: string } | null;
};

export const termsOf = ({ price, tiers, leadTimeDays }: Pick<ProductRow, 'price' | 'tiers' | 'leadTimeDays'>): Terms => ({
  price: centsFromEuros(price),
  tiers: tiers.map((tier) => ({ from: Number(tier.from), price: centsFromEuros(tier.price) })),
  leadTimeDays,
});

export const sameTerms = (one: Terms, other: Terms): boolean =>
  one.price === other.price &&
  one.leadTimeDays === other.leadTimeDays &&
  one.tiers.length === other.tiers.length &&
  one.tiers.every(({ from, price }, index) => from === other.tiers[index]?.from && price === other.tiers[index]?.price);

const tierSentences: Record<TierProblem, string> = {
  'too-many': `Eine Preisstaffel hat höchstens ${MAX_PRICE_TIERS} Stufen.`,
  quantity: 'Preisstaffel: Mengen sind ganze Zahlen, außer bei Flächen und Stunden.',
  rising: 'Preisstaffel: Mengen müssen steigen, von der Mindestmenge an.',
  falling: 'Preisstaffel: Preise müssen von Stufe zu Stufe fallen, vom Preis der Leistung an.',
  price: 'Preisstaffel: Jeder Preis muss über 0 liegen.',
};

type Ladder = {
  tiers: readonly { from: number; price: number }[];
  price: number;
  minQuantity: number | string | null | undefined;
  /** The stored unit; of an unknown one quantities are whole. */
  priceUnit: unknown;
};

/** Returns what is wrong with a product's volume ladder, as a sentence for editors; null where it may be stored, or where there is none. */
export function ladderProblem({ tiers, price, minQuantity, priceUnit }: Ladder): string | null {
  if (tiers.length === 0) return null;
  const unit = priceUnits.find((known) => known === priceUnit);
  const product = { price, minQuantity: Number(minQuantity ?? 1), hasDecimals: unit ? hasDecimals(unit) : false };
  const problem = tierProblem(tiers, product);
  return problem && tierSentences[problem];
}

/** Returns what is wrong with new terms of a product, as a sentence; null where they may be stored. */
export function termsProblem({ priceUnit, minQuantity }: ProductRow, { price, tiers, leadTimeDays }: Terms): string | null {
  if (!(price > 0)) return 'Der Preis wäre 0 oder weniger.';
  const euros = [price, ...tiers.map((tier) => tier.price)].map((amount) => amount / 100);
  if (euros.some((amount) => amount > 0 && 'problem' in checkAmount(amount, 'euros'))) return 'Der Preis ist zu groß.';
  if (leadTimeDays !== null && (!Number.isInteger(leadTimeDays) || leadTimeDays < 0 || leadTimeDays > 365))
    return 'Die Bearbeitungszeit ist eine ganze Zahl von 0 bis 365 Tagen.';
  return ladderProblem({ tiers, price, minQuantity, priceUnit });
}

const products = (strapi: Core.Strapi) => strapi.db.query(PRODUCT);
const withTiers = { tiers: true, category: true };

/** Reads published products as they are in German, whose prices count (decision 5), in the order of the catalogue. */
export const findProducts = (strapi: Core.Strapi, where: object = {}): Promise<ProductRow[]> =>
  products(strapi).findMany({
    where: { $and: [{ locale: 'de', publishedAt: { $notNull: true } }, where] },
    populate: withTiers,
    orderBy: [{ category: { order: 'asc' } }, { order: 'asc' }, { id: 'asc' }],
  });

/** Reads the drafts of products, by id: a price that an editor is working on is theirs. */
export async function findDrafts(strapi: Core.Strapi, ids: readonly string[]): Promise<Map<string, Terms>> {
  const where = { locale: 'de', publishedAt: null, documentId: { $in: [...ids] } };
  const rows: ProductRow[] = await products(strapi).findMany({ where, populate: { tiers: true } });
  return new Map(rows.map((row) => [row.documentId, termsOf(row)]));
}

type Change = { documentId: string; after: Terms; labelOf: FieldLabel };

/**
 * Sets the terms of a published product in all its languages, without publishing the rest of its draft. A draft with terms of its
 * own keeps them. To be called in a transaction.
 * @throws ValidationError with a sentence for editors
 */
export async function writeTerms(strapi: Core.Strapi, trx: Knex, { documentId, after, labelOf }: Change): Promise<void> {
  await trx('products').where({ document_id: documentId }).forUpdate().select('id');
  const rows: ProductRow[] = await products(strapi).findMany({ where: { documentId }, populate: withTiers });
  const german = rows.find(({ locale, publishedAt }) => locale === 'de' && publishedAt !== null);
  if (!german) throw new errors.ValidationError('Die Leistung ist nicht veröffentlicht.');
  const problem = termsProblem(german, after);
  if (problem) throw new errors.ValidationError(problem);
  const before = termsOf(german);
  const draft = rows.find(({ locale, publishedAt }) => locale === 'de' && publishedAt === null);
  const keepsDrafts = draft !== undefined && !sameTerms(termsOf(draft), before);
  const shown = await readPublished(strapi, { uid: PRODUCT, documentId });
  for (const row of rows) if (row.publishedAt !== null || !keepsDrafts) await writeRow(strapi, row, after);
  const changes = before.price === after.price ? [] : [{ field: 'price', from: euros(before.price), to: euros(after.price) }];
  const data = { uid: PRODUCT, editorId: editorNow(strapi), ...(changes.length > 0 && { changes }) };
  const seq = await appendEvent(strapi, trx, { topic: 'content', name: 'content.publish', subject: documentId, actor: 'editor', data });
  const now = await readPublished(strapi, { uid: PRODUCT, documentId });
  await saveVersions(strapi, trx, { uid: PRODUCT, documentId, before: shown, after: now, seq, labelOf });
}

/** Writes an amount as the log keeps prices: as Strapi reads its column. */
const euros = (amount: Cents): string => String(amount / 100);

async function writeRow(strapi: Core.Strapi, row: ProductRow, { price, tiers, leadTimeDays }: Terms): Promise<void> {
  const isSameLadder = row.tiers.length === tiers.length && row.tiers.every(({ from }, index) => Number(from) === tiers[index]?.from);
  const data: Record<string, unknown> = { price: price / 100, leadTimeDays };
  if (isSameLadder) {
    for (const [index, { id }] of row.tiers.entries())
      await strapi.db.query(TIER).update({ where: { id }, data: { price: (tiers[index]?.price ?? 0) / 100 } });
  } else {
    const steps: unknown[] = [];
    for (const tier of tiers) {
      const { id } = await strapi.db.query(TIER).create({ data: { from: tier.from, price: tier.price / 100 } });
      steps.push({ id, __pivot: { field: 'tiers', component_type: TIER } });
    }
    data.tiers = steps;
  }
  await products(strapi).update({ where: { id: row.id }, data });
  if (!isSameLadder) await strapi.db.query(TIER).deleteMany({ where: { id: { $in: row.tiers.map(({ id }) => id) } } });
}
