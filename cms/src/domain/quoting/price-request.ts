import { isQuantity } from '../../contract/quoting/cart';
import { cents } from '../../contract/pricing/money';
import { priceLine, priceTotal } from '../../contract/pricing/pricing';
import { Problem } from '../../contract/problem';
import { type Addon, type ConfigurableProduct, hasDecimals } from '../../contract/content/product';
import type { QuoteLine, QuoteRequestItem } from '../../contract/quoting/quote';

type Files = QuoteLine['files'];

/**
 * The quote's lines at today's prices. Nothing in it comes from the browser but the choice itself.
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
  const priced = priceLine(product.price, item.quantity, addons);
  return {
    productId: product.id,
    name: product.name,
    unit: product.unit,
    quantity: item.quantity,
    price: product.price,
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
