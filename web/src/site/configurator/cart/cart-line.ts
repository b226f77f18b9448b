import type { CartItem } from '@contract/quoting/cart';
import type { PricedLine } from '@contract/pricing/pricing';
import type { Addon, ConfigurableProduct } from '@contract/content/product';
import { exceedsMaxUnits, hasConflict } from '../box/addon-choice';
import { quantityProblem, type QuantityProblem } from '../box/quantity';
import { cents } from '@contract/pricing/money';
import { priceItem } from './cart-price';

/** The reasons why a line blocks sending. */
type LineProblem = QuantityProblem | 'unavailable' | 'addon-gone' | 'addon-conflict' | 'addon-max-units';

/** A cart item with what the shop says about it. */
export type CartLine = {
  item: CartItem;
  /** The product; undefined when the shop does not offer it any more, or never showed it here. */
  product: ConfigurableProduct | undefined;
  /** The line's price; null when the product is no longer offered. */
  price: PricedLine | null;
  problems: readonly LineProblem[];
  /** The add-ons that the line is priced with, the product's and others. */
  addons: readonly Addon[];
};

type Known = {
  product: ConfigurableProduct | undefined;
  /** True if the shop has answered, so that a missing product is no longer offered. */
  isCurrent: boolean;
  /** The add-ons that selected ones are priced with, as in the cart's total. */
  addons: readonly Addon[];
};

/** Returns a cart item at the shop's current price, or at the stored one while the shop's is unknown. */
export function cartLine(item: CartItem, { product, isCurrent, addons }: Known): CartLine {
  const isGone = isCurrent && !product;
  return {
    item,
    product,
    addons,
    price: isGone ? null : priceItem(item, product ?? { price: cents(item.productData.price) }, addons),
    problems: isGone ? ['unavailable'] : lineProblems(item, product),
  };
}

/** Returns an add-on's name on a line, also when its product has it no more. */
export const addonName = ({ product, addons }: Pick<CartLine, 'product' | 'addons'>, id: string): string | undefined =>
  [...(product?.addons ?? []), ...addons].find((addon) => addon.id === id)?.name;

function lineProblems({ quantity, productData: { selectedAddons } }: CartItem, product: ConfigurableProduct | undefined): LineProblem[] {
  if (!product) return [];
  const problems: LineProblem[] = [];
  const ofQuantity = quantityProblem(quantity, product);
  if (ofQuantity) problems.push(ofQuantity);
  const selected = product.addons.filter((addon) => selectedAddons.includes(addon.id));
  if (selected.length < selectedAddons.length) problems.push('addon-gone');
  if (hasConflict(selectedAddons, product.addons)) problems.push('addon-conflict');
  if (exceedsMaxUnits(product.addons, selectedAddons, quantity)) problems.push('addon-max-units');
  return problems;
}
