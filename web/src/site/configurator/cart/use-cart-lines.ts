import { addonPriceTypes, type PricedTotal, priceTotal } from '@contract/pricing/pricing';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useExpressDates } from './express-dates';
import { cartLine, type CartLine } from './cart-line';
import type { CartSum } from './cart-total';
import { useCart } from './use-cart';
import type { Accent, Addon, ConfigurableProduct, PriceUnit } from '@contract/content/product';
import { accents, priceUnits } from '@contract/content/product-terms';
import { get, type RequestOptions } from '../../../lib/http/http';
import { useLocale } from '../../../lib/text/locale';
import { logFailure } from '../../../lib/page/log-failure';
import { cartKeys, MAX_CART_LINES } from '@contract/quoting/cart';
import { storedValue } from '../../../lib/storage/stored-value';
import { isFields, isFinite, isName, isText } from '../../../lib/storage/guards';
import { type Translate, useT } from '../../../lib/text/strings';

export type CartLines = {
  lines: readonly CartLine[];
  total: PricedTotal;
  /** Says if all add-ons are in the total. */
  totalStatus: CartSum['status'];
  products: CartProducts;
  /** By when lines with an express term could be delivered, by product id. */
  express: ReadonlyMap<string, string>;
  /** Asks the shop for products, add-ons and their prices anew. */
  reload: () => void;
};

/** Returns the cart's lines at the shop's current prices, which are remembered as the last shown, and its total with add-ons. */
export function useCartLines(): CartLines {
  const { items, total, sum, actions, totals } = useCart();
  const products = useCartProducts(items.map((item) => item.productId));
  const { status, byId } = products;
  const isCurrent = status === 'ready';
  // This runs before the paint, so that the total never differs from its lines.
  useLayoutEffect(() => {
    if (!isCurrent) return;
    actions.refreshPrices(byId);
    totals.exclude(items.map((item) => item.productId).filter((id) => !byId.has(id)));
  }, [isCurrent, byId, items, actions, totals]);
  const lines = items.map((item) => cartLine(item, { product: byId.get(item.productId), isCurrent, addons: sum.addons }));
  return {
    lines,
    express: useExpressLines(lines),
    total: priceTotal([{ net: total }]),
    totalStatus: sum.status,
    products,
    reload: () => {
      products.reload();
      totals.reload();
    },
  };
}

function isAddon(value: unknown): value is Addon {
  if (!isFields(value)) return false;
  const { id, name, description, price, priceType, group, maxUnits } = value;
  const isPriced = (isFinite(price) || isName(price)) && addonPriceTypes.includes(priceType as Addon['priceType']);
  return (
    isPriced &&
    isName(id) &&
    isText(name) &&
    isText(description) &&
    (group === null || isText(group)) &&
    (maxUnits === null || isFinite(maxUnits))
  );
}

function isConfigurableProduct(value: unknown): value is ConfigurableProduct {
  if (!isFields(value)) return false;
  const { id, slug, category, categoryName, accent, name, drawing, price, tiers, unit, minQuantity, leadTimeDays, addons } = value;
  const isNamed =
    [id, slug, category, categoryName, name, drawing].every(isName) &&
    accents.includes(accent as Accent) &&
    priceUnits.includes(unit as PriceUnit);
  const isCounted = Number.isSafeInteger(price) && isFinite(minQuantity) && isFinite(leadTimeDays);
  const isLaddered =
    Array.isArray(tiers) && tiers.every((tier) => isFields(tier) && isFinite(tier.from) && Number.isSafeInteger(tier.price));
  return isNamed && isCounted && isLaddered && Array.isArray(addons) && addons.every(isAddon);
}

const isConfigurableProducts = (value: unknown): value is ConfigurableProduct[] =>
  Array.isArray(value) && value.every(isConfigurableProduct);

/** The cart's products as last shown, so that the cart can be read while the shop does not answer. */
const rememberedProducts = storedValue<readonly ConfigurableProduct[]>(cartKeys.products, isConfigurableProducts, []);

type CartProducts = {
  /** `stale` means that the shop does not answer, and that products are those last shown. */
  status: 'loading' | 'ready' | 'stale';
  byId: ReadonlyMap<string, ConfigurableProduct>;
  reload: () => void;
};

type Lookup = Pick<CartProducts, 'status' | 'byId'> & { ids: string };

const none: Lookup = { status: 'loading', byId: new Map(), ids: '' };

/** Returns the shop's current products and prices for these ids; a product that is missing when `ready` is no longer offered. */
function useCartProducts(productIds: readonly string[]): CartProducts {
  const locale = useLocale();
  const ids = [...productIds].sort().join(',');
  const [lookup, setLookup] = useState(none);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (ids === '') return;
    const stop = new AbortController();
    lookUpProducts(ids.split(','), { locale, signal: stop.signal }).then(
      (products) => {
        rememberedProducts.set(products);
        setLookup({ status: 'ready', byId: byId(products), ids });
      },
      (failure: unknown) => {
        if (stop.signal.aborted) return;
        logFailure('current prices cannot be read', failure);
        setLookup({ status: 'stale', byId: byId(rememberedProducts.get()), ids });
      },
    );
    return () => stop.abort();
  }, [ids, locale, round]);
  const isKnown = productIds.every((id) => lookup.ids.split(',').includes(id));
  return { status: isKnown ? lookup.status : 'loading', byId: lookup.byId, reload: () => setRound(round + 1) };
}

/** Looks up products in groups, as many as one call takes: a cart of another time may hold more than fit today. @throws Problem */
async function lookUpProducts(ids: readonly string[], options: RequestOptions): Promise<ConfigurableProduct[]> {
  const groups = Array.from({ length: Math.ceil(ids.length / MAX_CART_LINES) }, (_, index) =>
    ids.slice(index * MAX_CART_LINES, (index + 1) * MAX_CART_LINES),
  );
  const answers = await Promise.all(
    groups.map((group) => get<{ products: ConfigurableProduct[] }>(`/api/products?ids=${group.join(',')}`, options)),
  );
  return answers.flatMap(({ products }) => products);
}

const byId = (products: readonly ConfigurableProduct[]) => new Map(products.map((product) => [product.id, product]));

/** Returns the name of a line, with a substitute when the shop does not know the product any more. */
export const lineName = (t: Translate, { product, price }: CartLine): string =>
  product?.name ?? t(price ? 'cart.unknown.name' : 'cart.unavailable.name');

/** `lineName` in the page's language. */
export const useLineName = (line: CartLine): string => lineName(useT(), line);

/** Returns, by product id, by when the lines with an express term could be delivered if the whole cart were ordered now. */
function useExpressLines(lines: readonly CartLine[]): ReadonlyMap<string, string> {
  const chosen = lines.flatMap(({ item: { productId, quantity, productData }, product }) =>
    (product?.addons ?? [])
      .filter(({ id, group }) => group !== null && productData.selectedAddons.includes(id))
      .map((addon) => ({ productId, quantity, addon })),
  );
  const addons = [...new Map(chosen.map(({ addon }) => [addon.id, addon])).values()];
  const units = chosen.reduce((sum, { quantity }) => sum + Math.ceil(Math.max(0, quantity)), 0);
  const dates = useExpressDates(addons, units);
  return new Map(
    chosen.flatMap(({ productId, addon }) => {
      const date = dates[addon.id];
      return date ? [[productId, date.text] as const] : [];
    }),
  );
}
