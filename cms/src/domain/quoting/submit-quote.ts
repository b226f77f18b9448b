import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { findAccount } from '../people/account-row';
import { GUEST_LINK_LIFETIME_MS, guestToken, type QuoteRow, quoteSearchText } from './quote-row';
import { currentTime, berlinYear } from '../../platform/time/time';
import { claimFiles, findCartFiles } from '../files/cart-files';
import { findConfigurable } from '../catalogue/catalogue';
import { published } from '../catalogue/entries';
import { Problem } from '../../contract/problem';
import { documentNumber, type QuoteRequest, type QuoteLine, type QuoteRequestItem } from '../../contract/quoting/quote';
import { appendEvent } from '../../platform/events/append-event';
import { nextNumber } from '../../platform/database/sequences';
import { hashSecret } from '../../platform/http/hash';
import { isQuantity, MAX_CART_LINES } from '../../contract/quoting/cart';
import { cents } from '../../contract/pricing/money';
import { unitPrice } from '../../contract/pricing/unit-price';
import { priceLine, priceTotal } from '../../contract/pricing/pricing';
import type { Addon, ConfigurableProduct } from '../../contract/content/product';
import { hasDecimals } from '../../contract/content/unit-decimals';

type Submitted = { quote: QuoteRow; created: boolean };

/**
 * Turns a cart into a stored quote, once: the same cart with the same content gives the first quote again.
 * Prices, names and files come from the server; number, quote, file claims and event are one transaction.
 * @throws Problem quote.price-changed when the total is not the one the visitor saw, quote.already-submitted when the
 *   cart was sent with other content, cart.full for too many services, quote.* for a choice that cannot be ordered
 */
export async function submitQuote(strapi: Core.Strapi, request: QuoteRequest): Promise<Submitted> {
  if (request.items.length > MAX_CART_LINES) throw new Problem('cart.full', { limit: MAX_CART_LINES });
  const cartIdHash = hashSecret(request.cartId);
  const requestHash = hashSecret(JSON.stringify({ ...request, expectedNet: undefined }));
  const before = await findByKey(strapi, cartIdHash);
  if (before) return repeated(before, requestHash);

  try {
    const fileNames = request.items.flatMap((item) => item.files);
    const files = await findCartFiles(strapi, cartIdHash, fileNames);
    const priced = await priceToday(strapi, request, files);
    if (priced.total.net !== request.expectedNet) throw new Problem('quote.price-changed', { net: priced.total.net });
    const { contact, locale } = request;
    const create = async ({ trx }: { trx: Knex }) => {
      const origin = { consentAt: currentTime() };
      const quote = await insertQuote(strapi, trx, { contact, locale, keyHash: cartIdHash, requestHash, priced, origin });
      const quoteId = quote.documentId;
      await claimFiles(trx, { cartIdHash, claim: { quote_id: quoteId }, fileNames });
      await appendEvent(strapi, trx, { topic: 'quote', name: 'quote.submitted', subject: quoteId, actor: 'customer', to: 'submitted' });
      return quote;
    };
    return { quote: await strapi.db.transaction(create), created: true };
  } catch (error) {
    // Two requests with one cart id: the first has claimed the files or the unique index, the second gets its result.
    const winner = await findByKey(strapi, cartIdHash);
    if (!winner) throw error;
    return repeated(winner, requestHash);
  }
}

/** Finds the request that was stored under the hash of a sender's key. */
export const findByKey = (strapi: Core.Strapi, cartIdHash: string): Promise<QuoteRow | null> =>
  strapi.db.query('api::quote.quote').findOne({ where: { cartIdHash } });

/** Returns the first request of a repeated key. @throws Problem quote.already-submitted when it was sent with other content */
export function repeated(quote: QuoteRow, requestHash: string): Submitted {
  if (quote.requestHash !== requestHash) throw new Problem('quote.already-submitted', { number: quote.number });
  return { quote, created: false };
}

/** Reads products and prices of today for a request. @param files the files that its items name */
export async function priceToday(
  strapi: Core.Strapi,
  { locale, items }: Pick<QuoteRequest, 'locale' | 'items'>,
  files: readonly Files[number][],
) {
  const ids = items.map(({ productId }) => productId);
  const products = await findConfigurable(strapi, published(locale), ids);
  const byId = new Map(products.map((product) => [product.id, product]));
  const filesByName = new Map(files.map((file) => [file.fileName, file]));
  const [first] = items;
  return { ...priceRequest(items, byId, filesByName), drawing: (first && byId.get(first.productId)?.drawing) ?? '' };
}

type NewQuote = Pick<QuoteRequest, 'contact' | 'locale'> & {
  /** Hash of the sender's key, under which there is one request. */
  keyHash: string;
  requestHash: string;
  priced: Awaited<ReturnType<typeof priceToday>>;
  /** The customer's consent, or how the request reached us. */
  origin: { consentAt: Date } | (Pick<QuoteRow, 'madeBy' | 'source' | 'receivedOn'> & { contactId: string | null });
};

/** Stores a request under the next number. Part of the caller's transaction, which claims the files and appends the event. */
export async function insertQuote(
  strapi: Core.Strapi,
  trx: Knex,
  { contact, locale, keyHash, requestHash, priced: { lines, total, drawing }, origin }: NewQuote,
): Promise<QuoteRow> {
  const now = currentTime();
  const year = berlinYear(now);
  const number = documentNumber('AN', year, await nextNumber(strapi, trx, `quote:${year}`));
  const email = contact.email.toLowerCase();
  // A customer who has proven this address sees the request in their account, signed in or not.
  const owner = await findAccount(strapi, { email, confirmed: true });
  const quotes = strapi.db.query('api::quote.quote');
  const created = await quotes.create({
    data: {
      number,
      status: 'submitted',
      submittedAt: now,
      language: locale,
      name: contact.name,
      email,
      ownerId: owner?.documentId ?? null,
      contact,
      searchText: quoteSearchText({ number, name: contact.name, email, contact }),
      lines,
      drawing,
      ...total,
      amount: total.net,
      revision: 1,
      cartIdHash: keyHash,
      requestHash,
      guestTokenHash: keyHash,
      guestTokenExpiresAt: new Date(now.getTime() + GUEST_LINK_LIFETIME_MS),
      ...origin,
    },
  });
  return quotes.update({ where: { id: created.id }, data: { guestTokenHash: hashSecret(guestToken(created.documentId)) } });
}

type Files = QuoteLine['files'];

/**
 * Prices the lines of a request today. Nothing in them comes from the browser but the choice itself.
 * @throws Problem quote.* naming the line (`fields`: `items.<index>`), when a choice cannot be ordered
 */
export function priceRequest(
  items: readonly QuoteRequestItem[],
  products: ReadonlyMap<string, ConfigurableProduct>,
  files: ReadonlyMap<string, Files[number]>,
) {
  const seen = new Set<string>();
  const lines = items.map((item, index) => {
    const field = { [`items.${index}`]: item.productId };
    if (seen.has(item.productId)) throw new Problem('input.invalid', {}, field);
    seen.add(item.productId);
    const product = products.get(item.productId);
    if (!product) throw new Problem('quote.product-unavailable', {}, field);
    checkQuantity(item.quantity, product, field);
    return priceItem(
      item,
      product,
      chosenAddons(item, product, field),
      item.files.map((name) => fileOf(name, files, field)),
    );
  });
  return { lines, total: priceTotal(lines) };
}

function checkQuantity(quantity: number, product: ConfigurableProduct, field: Record<string, string>): void {
  const data = { product: product.name, minimum: product.minQuantity };
  if (!isQuantity(quantity, hasDecimals(product.unit))) throw new Problem('quote.quantity-invalid', data, field);
  if (quantity < product.minQuantity) throw new Problem('quote.quantity-below-minimum', data, field);
}

function chosenAddons(item: QuoteRequestItem, product: ConfigurableProduct, field: Record<string, string>): Addon[] {
  const groups = new Set<string>();
  return [...new Set(item.selectedAddons)].map((id) => {
    const addon = product.addons.find((offered) => offered.id === id);
    if (!addon) throw new Problem('quote.addon-unknown', { product: product.name }, field);
    const tooMany = addon.maxUnits !== null && item.quantity > addon.maxUnits;
    if (tooMany || (addon.group && groups.has(addon.group))) {
      throw new Problem('quote.addon-conflict', { product: product.name, addon: addon.name }, field);
    }
    if (addon.group) groups.add(addon.group);
    return addon;
  });
}

function fileOf(name: string, files: ReadonlyMap<string, Files[number]>, field: Record<string, string>): Files[number] {
  const file = files.get(name);
  if (!file) throw new Problem('quote.file-unknown', {}, field);
  return file;
}

function priceItem(item: QuoteRequestItem, product: ConfigurableProduct, addons: Addon[], files: Files): QuoteLine {
  const price = unitPrice(product, item.quantity);
  const priced = priceLine(price, item.quantity, addons);
  return {
    productId: product.id,
    name: product.name,
    unit: product.unit,
    quantity: item.quantity,
    price,
    ...(product.tiers.length > 0 && { ladder: { price: product.price, tiers: product.tiers } }),
    base: priced.base,
    addons: addons.map((addon, index) => ({
      id: addon.id,
      name: addon.name,
      price: String(addon.price),
      priceType: addon.priceType,
      amount: priced.addons[index]?.amount ?? cents(0),
    })),
    net: priced.net,
    note: item.note ?? '',
    files,
  };
}
