import type { CartItem } from '@contract/quoting/cart';
import type { Cents } from '@contract/pricing/cents';
import { cents } from '@contract/pricing/money';
import { type Laddered, unitPrice } from '@contract/pricing/unit-price';
import { priceLine, priceTotal, type PricedLine } from '@contract/pricing/pricing';
import type { Addon } from '@contract/content/product';

type Priced = Pick<CartItem, 'quantity' | 'productData'>;

/**
 * Returns a line priced with the given add-ons; selected ones that are not among them cost nothing here.
 * @param price net per unit by quantity: the reached tier prices the whole line
 */
export function priceItem({ quantity, productData }: Priced, price: Laddered, addons: readonly Addon[]): PricedLine {
  const selected = addons.filter((addon) => productData.selectedAddons.includes(addon.id));
  const counted = Number.isFinite(quantity) && quantity > 0 ? quantity : 0;
  return priceLine(unitPrice(price, counted), counted, selected);
}

/** Returns the net total of all items at their stored prices, with the add-ons found; without any it is the plain total (spec §4). */
export const totalOf = (items: readonly CartItem[], addons: readonly Addon[]): Cents =>
  priceTotal(items.map((item) => priceItem(item, { price: cents(item.productData.price) }, addons))).net;
