import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { BulkRule, PricePreview, PriceRow } from '../../contract/content/bulk-prices';
import { isLargeChange, readAmount } from '../../contract/pricing/amount-text';
import type { Cents } from '../../contract/pricing/cents';
import { basisPoints, cents, centsFromEuros, gross } from '../../contract/pricing/money';
import { type Raise, raiseLadder } from '../../contract/pricing/raise-price';
import { unitPrice } from '../../contract/pricing/unit-price';
import { findDrafts, findProducts, type ProductRow, sameTerms, type Terms, termsOf, termsProblem } from './product-terms';

/** A service whose terms are to change, as it was read. */
export type WantedTerms = { product: ProductRow; before: Terms; after: Terms };
/** A service, or a row of a file, that is not changed. */
type Refused = { id: string; name: string; product: ProductRow | null; state: 'unknown' | 'invalid'; reason: string };
export type Wanted = WantedTerms | Refused;

const isRefused = (one: Wanted): one is Refused => 'reason' in one;

/** Returns what a rule makes of the services that it chooses. @throws ValidationError for a value that is no clear amount */
export async function wantedByRule(strapi: Core.Strapi, rule: BulkRule): Promise<Wanted[]> {
  const raise = raiseOf(rule);
  const products = await findProducts(strapi, {
    ...(rule.category && { category: { documentId: rule.category } }),
    ...(rule.search && { name: { $containsi: rule.search } }),
  });
  return products.map((product) => {
    const before = termsOf(product);
    return checked({ product, before, after: raiseLadder(before, raise, rule.rounding) });
  });
}

/** Refuses terms that no service may have. */
export function checked(wanted: WantedTerms): Wanted {
  const { product, before, after } = wanted;
  const reason = sameTerms(before, after) ? null : termsProblem(product, after);
  return reason === null ? wanted : { id: product.documentId, name: product.name, product, state: 'invalid', reason };
}

/** Reads a value with its sign. */
function raiseOf({ by, value }: Pick<BulkRule, 'by' | 'value'>): Raise {
  const text = value.trim();
  const isLess = /^[-−–]/.test(text);
  const read = readAmount(text.replace(/^[-−–+]\s*/, ''), by === 'percent' ? 'percents' : 'euros');
  if ('problem' in read)
    throw new errors.ValidationError('Das ist kein eindeutiger Wert. Schreiben Sie zum Beispiel 4 oder 2,50, mit - davor für weniger.');
  const sign = isLess ? -1 : 1;
  if (by === 'amount') return { by, cents: cents(sign * centsFromEuros(read.amount)) };
  return { by, points: sign * basisPoints(read.amount) };
}

/** Checks that a rule whose prices change by more than 30 % was typed twice, alike. @throws ValidationError */
export function requireTypedTwice({ by, value, valueAgain = '' }: BulkRule, rows: readonly PriceRow[]): void {
  if (!rows.some(({ isLarge }) => isLarge)) return;
  const [first, again] = [value, valueAgain].map((text) => (text.trim() === '' ? '' : JSON.stringify(raiseOf({ by, value: text }))));
  if (first !== again) throw new errors.ValidationError('Preise ändern sich um mehr als 30 %. Tippen Sie den Wert noch einmal.');
}

/** Checks whether the price, or that of a quantity at which a tier begins or began, changes by more than 30 %. */
export const isLarge = ({ before, after }: Pick<WantedTerms, 'before' | 'after'>): boolean =>
  isLargeChange(after.price, before.price) ||
  [...before.tiers, ...after.tiers].some(({ from }) => isLargeChange(unitPrice(after, from), unitPrice(before, from)));

/** Shows what would change, row by row. */
export async function previewOf(strapi: Core.Strapi, wanted: readonly Wanted[]): Promise<PricePreview> {
  const drafts = await findDrafts(
    strapi,
    wanted.flatMap(({ product }) => (product ? [product.documentId] : [])),
  );
  const rows = wanted.map((one) => (isRefused(one) ? refusedRow(one) : rowOf(one, drafts.get(one.product.documentId))));
  const changed = changesIn(wanted).map(({ product }) => product.documentId);
  return { rows, digest: digestOf(wanted), requests: await openRequests(strapi, new Set(changed)) };
}

/** Lists what really changes. */
export const changesIn = (wanted: readonly Wanted[]): WantedTerms[] =>
  wanted.filter((one): one is WantedTerms => !isRefused(one) && !sameTerms(one.before, one.after));

/** Names a preview, so that nothing else is applied than what it showed. */
export const digestOf = (wanted: readonly Wanted[]): string =>
  createHash('sha256')
    .update(JSON.stringify(wanted.map((one) => (isRefused(one) ? one.reason : [one.product.documentId, one.before, one.after]))))
    .digest('base64url');

const none = { before: null, after: null };

const refusedRow = ({ id, name, product, state, reason }: Refused): PriceRow => {
  const price = product ? termsOf(product).price : null;
  return {
    id,
    name,
    category: product?.category?.name ?? '',
    state,
    reason,
    price: { before: price, after: null },
    gross: { before: price === null ? null : gross(price), after: null },
    isLarge: false,
    tiers: [],
    leadTimeDays: none,
    hasOwnDraft: false,
  };
};

function rowOf(wanted: WantedTerms, draft: Terms | undefined): PriceRow {
  const { product, before, after } = wanted;
  const isChanged = !sameTerms(before, after);
  const froms = [...new Set([...before.tiers, ...after.tiers].map(({ from }) => from))].sort((one, other) => one - other);
  const at = ({ tiers }: Terms, from: number): Cents | null => tiers.find((tier) => tier.from === from)?.price ?? null;
  return {
    id: product.documentId,
    name: product.name,
    category: product.category?.name ?? '',
    state: isChanged ? 'changed' : 'unchanged',
    reason: null,
    price: { before: before.price, after: after.price },
    gross: { before: gross(before.price), after: gross(after.price) },
    isLarge: isLarge(wanted),
    tiers: froms.map((from) => ({ from, before: at(before, from), after: at(after, from) })),
    leadTimeDays: { before: before.leadTimeDays, after: after.leadTimeDays },
    hasOwnDraft: isChanged && draft !== undefined && !sameTerms(draft, before),
  };
}

const OPEN = ['submitted', 'in_review', 'needs_info', 'changes_requested', 'offered'];
const BATCH = 200;
const MAX_NAMED = 10;
/** The most requests that are looked at, the newest: counting has an end (decision 86). */
const MAX_LOOKED_AT = 5_000;

/** Finds open requests with one of these services, newest first. */
async function openRequests(strapi: Core.Strapi, products: ReadonlySet<string>): Promise<PricePreview['requests']> {
  const numbers: string[] = [];
  let before: number | undefined;
  let looked = 0;
  for (let isMore = products.size > 0; isMore;) {
    const rows: { id: number; number: string; lines: { productId: string }[] }[] = await strapi.db.query('api::quote.quote').findMany({
      where: { status: { $in: OPEN }, ...(before !== undefined && { id: { $lt: before } }) },
      select: ['id', 'number', 'lines'],
      orderBy: { id: 'desc' },
      limit: BATCH,
    });
    numbers.push(...rows.filter(({ lines }) => lines.some(({ productId }) => products.has(productId))).map(({ number }) => number));
    before = rows.at(-1)?.id;
    looked += rows.length;
    isMore = rows.length === BATCH;
    if (isMore && looked >= MAX_LOOKED_AT) return { count: numbers.length, isAtLeast: true, numbers: numbers.slice(0, MAX_NAMED) };
  }
  return { count: numbers.length, isAtLeast: false, numbers: numbers.slice(0, MAX_NAMED) };
}
