import { MAX_CART_LINES, MAX_NOTE_LENGTH, MAX_QUANTITY, type CartItem } from '@contract/quoting/cart';
import { Problem } from '@contract/problem';
import type { ProductSummary } from '@contract/content/product';
import { hasDecimals } from '@contract/content/unit-decimals';
import type { ToolOrder } from '../../../lib/storage/tool-order';
import { findItem } from './cart';
import { roundQuantity } from '../box/quantity';

export type OrderableProduct = Pick<ProductSummary, 'id' | 'price' | 'unit' | 'minQuantity'>;

/** Returns the quantity of a product for a tool's result, counted in the product's unit and at least its minimum. */
export function orderQuantity({ unit, minQuantity }: OrderableProduct, { quantities }: Pick<ToolOrder, 'quantities'>): number {
  const counted = quantities[unit] ?? minQuantity;
  const quantity = hasDecimals(unit) ? roundQuantity(counted) : Math.ceil(counted);
  return Math.min(Math.max(quantity, minQuantity), MAX_QUANTITY);
}

/**
 * Puts a tool's result into the cart. Handed over again, it takes the place of the former result instead of adding up;
 * what the visitor chose and wrote stays.
 * @throws Problem cart.full
 */
export function placeItem(
  items: readonly CartItem[],
  product: OrderableProduct,
  order: Omit<ToolOrder, 'list'>,
  nowMs: number,
): CartItem[] {
  const present = findItem(items, product.id);
  if (!present && items.length >= MAX_CART_LINES) throw new Problem('cart.full', { limit: MAX_CART_LINES });
  const toolResult = { quantity: orderQuantity(product, order), note: order.note };
  const placed: CartItem = {
    productId: product.id,
    quantity: present && hasChosenQuantity(present, product) ? present.quantity : toolResult.quantity,
    productData: {
      price: product.price,
      selectedAddons: present?.productData.selectedAddons ?? [],
      note: withResult(present, order.note).slice(0, MAX_NOTE_LENGTH),
    },
    addedAt: present?.addedAt ?? nowMs,
    updatedAt: nowMs,
    toolResult,
  };
  return present ? items.map((item) => (item === present ? placed : item)) : [...items, placed];
}

/** Returns true if the visitor chose the quantity; a line that was left at what it began with is no choice. */
const hasChosenQuantity = ({ quantity, toolResult }: CartItem, { minQuantity }: OrderableProduct): boolean =>
  quantity !== (toolResult?.quantity ?? minQuantity);

/** Returns the visitor's note with the result, in the place of the former one or below. */
function withResult(present: CartItem | undefined, result: string): string {
  const note = present?.productData.note ?? '';
  const former = present?.toolResult?.note;
  if (former && note.includes(former)) return note.replace(former, () => result);
  return note.includes(result) ? note : [note, result].filter(Boolean).join('\n');
}
