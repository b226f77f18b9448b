import type { Cents } from './cents';
import {
  basisPoints,
  cents,
  centsFromEuros,
  multiply,
  share,
  STANDARD_VAT,
  sum,
  thousandths,
  type BasisPoints,
  type Thousandths,
} from './money';
import type { Addon } from '../content/product';

/** What an add-on costs on one line. */
type PricedAddon = { id: string; amount: Cents };

/** A line whose every amount is already rounded to cents. */
export type PricedLine = { base: Cents; addons: readonly PricedAddon[]; net: Cents };

export type PricedTotal = { net: Cents; vat: Cents; gross: Cents };

type PricedByAddon = Pick<Addon, 'id' | 'price' | 'priceType'>;

/**
 * Prices one line: base is price × quantity; `fixed` counts once, `per_unit` times the quantity,
 * `percent` of the base. Percents add and never compound.
 * @param price net cents a unit
 * @param quantity decimal, at most three places count
 */
export function priceLine(price: Cents, quantity: number, addons: readonly PricedByAddon[]): PricedLine {
  const amount = thousandths(quantity);
  const base = multiply(price, amount);
  const priced = addons.map((addon) => ({ id: addon.id, amount: addonAmount(addon, base, amount) }));
  return { base, addons: priced, net: sum([base, ...priced.map((addon) => addon.amount)]) };
}

/** What an add-on costs on a line of this base and quantity. */
export function addonAmount(addon: Omit<PricedByAddon, 'id'>, base: Cents, quantity: Thousandths): Cents {
  switch (addon.priceType) {
    case 'fixed':
      return centsFromEuros(addon.price);
    case 'per_unit':
      return multiply(centsFromEuros(addon.price), quantity);
    case 'percent':
      return share(base, basisPoints(addon.price));
  }
}

/** Net over all lines, with VAT computed once on the sum (EN 16931, BR-CO-17). */
export function priceTotal(lines: readonly Pick<PricedLine, 'net'>[], vat: BasisPoints = STANDARD_VAT): PricedTotal {
  const net = sum(lines.map((line) => line.net));
  const tax = share(net, vat);
  return { net, vat: tax, gross: cents(net + tax) };
}
