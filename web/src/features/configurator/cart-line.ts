import type { CartItem } from '@contract/cart';
import type { PricedLine } from '@contract/pricing';
import type { ConfigurableProduct } from '@contract/product';
import { exceedsMaxUnits, hasConflict } from './addon-choice';
import { priceCartItem } from './cart-price';
import { quantityProblem, type QuantityProblem } from './quantity';

/** Why a line blocks sending. */
type LineProblem = QuantityProblem | 'unavailable' | 'addon-gone' | 'addon-conflict' | 'addon-max-units';

/** A cart item with what the shop says about it. */
export type CartLine = {
  item: CartItem;
  /** Undefined when the shop does not offer it any more, or never showed it here. */
  product: ConfigurableProduct | undefined;
  /** Null without a price: the product is no longer offered. */
  price: PricedLine | null;
  problems: readonly LineProblem[];
};

/** @param isCurrent whether the shop has answered, so that a missing product is no longer offered */
export function cartLine(item: CartItem, product: ConfigurableProduct | undefined, isCurrent: boolean): CartLine {
  const isGone = isCurrent && !product;
  return {
    item,
    product,
    price: isGone ? null : priceCartItem(item, product),
    problems: isGone ? ['unavailable'] : lineProblems(item, product),
  };
}

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
