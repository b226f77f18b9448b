import type { CartItem } from '@contract/quoting/cart';
import type { ConfigurableProduct } from '@contract/content/product';
import { unitPrice } from '@contract/pricing/unit-price';
import { Problem } from '@contract/problem';
import type { HandedLine } from '../../../lib/storage/cart-handover';
import { addItem } from '../cart/cart';

/** What differs from what was handed over, by the names that people know. */
export type TakenOver = {
  items: readonly CartItem[];
  /** The number of lines that went into the cart. */
  taken: number;
  /** Services that are no longer offered, or never were in the catalogue. */
  gone: string[];
  /** Services for which the cart has no room. */
  left: string[];
  changed: {
    name: string;
    /** Add-ons that the service no longer has. */ addons: string[];
    /** Net cents a unit. */ price: { before: number; now: number } | null;
  }[];
};

type Shop = { products: readonly ConfigurableProduct[]; nowMs: number };

/** Puts handed lines into the cart by its add action, at today's prices (spec §4), and says what became of each. */
export function takeOver(items: readonly CartItem[], lines: readonly HandedLine[], { products, nowMs }: Shop): TakenOver {
  const result: TakenOver = { items, taken: 0, gone: [], left: [], changed: [] };
  for (const line of lines) {
    const product = products.find(({ id }) => id === line.productId);
    if (!product) result.gone.push(line.name);
    else if (!place(result, line, { product, nowMs })) result.left.push(line.name);
  }
  return result;
}

function place(result: TakenOver, line: HandedLine, { product, nowMs }: { product: ConfigurableProduct; nowMs: number }): boolean {
  const isOffered = ({ id }: { id: string }) => product.addons.some((addon) => addon.id === id);
  const selectedAddons = line.addons.filter(isOffered).map(({ id }) => id);
  const productData = { price: product.price, selectedAddons, ...(line.note && { note: line.note }) };
  try {
    result.items = addItem(result.items, { productId: product.id, quantity: line.quantity, productData }, nowMs, product);
  } catch (failure) {
    if (failure instanceof Problem) return false;
    throw failure;
  }
  result.taken++;
  const addons = line.addons.filter((addon) => !isOffered(addon)).map(({ name }) => name);
  const now = unitPrice(product, line.quantity);
  const price = line.price !== null && line.price !== now ? { before: line.price, now } : null;
  if (price || addons.length > 0) result.changed.push({ name: product.name, addons, price });
  return true;
}
