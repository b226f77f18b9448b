import type { CartItem } from '@contract/cart';
import type { Cents } from '@contract/cents';
import { cents } from '@contract/money';
import { priceLine, priceTotal, type PricedLine } from '@contract/pricing';
import type { Addon, ConfigurableProduct } from '@contract/product';

type Priced = Pick<CartItem, 'quantity' | 'productData'>;

/** A line priced with the given add-ons; selected ones that are not among them cost nothing here. */
export function priceItem({ quantity, productData }: Priced, price: number, addons: readonly Addon[]): PricedLine {
  const selected = addons.filter((addon) => productData.selectedAddons.includes(addon.id));
  return priceLine(cents(price), Number.isFinite(quantity) && quantity > 0 ? quantity : 0, selected);
}

/** A cart line at the shop's current price, or at the stored one while the shop's is unknown. */
export const priceCartItem = (item: CartItem, product: ConfigurableProduct | undefined): PricedLine =>
  priceItem(item, product?.price ?? item.productData.price, product?.addons ?? []);

/** Net over all items at their stored prices, with the add-ons found (spec §4). */
export const totalOf = (items: readonly CartItem[], addons: readonly Addon[]): Cents =>
  priceTotal(items.map((item) => priceItem(item, item.productData.price, addons))).net;

/** Net without add-ons: what is left when they cannot be looked up (spec §4). */
export const plainTotalOf = (items: readonly CartItem[]): Cents => totalOf(items, []);
