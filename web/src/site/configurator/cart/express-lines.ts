import type { CartLine } from './cart-line';
import { useExpressDates } from './express-dates';

/** Returns, by product id, by when the lines with an express term could be delivered if the whole cart were ordered now. */
export function useExpressLines(lines: readonly CartLine[]): ReadonlyMap<string, string> {
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
