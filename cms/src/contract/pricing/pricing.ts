import {
  basisPoints,
  type BasisPoints,
  cents,
  centsFromEuros,
  multiply,
  share,
  STANDARD_VAT,
  sum,
  thousandths,
  type Thousandths,
} from './money';
import type { Cents } from './cents';

export const expressTerms = ['overnight', 'same_day'] as const;

/**
 * An express add-on: an order that is complete with its documents by `cutoff` is due at `due` the same or the next working
 * day. Times are HH:MM.
 */
export type ExpressTerm = { term: (typeof expressTerms)[number]; cutoff: string; due: string };

/**
 * The express term of an offer, the net sum that its lines charge for it, and the units that are to be done by it: absent in
 * offers from before they were counted.
 */
export type OfferedExpress = ExpressTerm & { surcharge: Cents; units?: number | undefined };

export const addonPriceTypes = ['fixed', 'per_unit', 'percent'] as const;
type AddonPriceType = (typeof addonPriceTypes)[number];

type AddonPricing = {
  /** The unit in which its price is typed and stored. */
  priceIn: 'euros' | 'percents';
  /** The text that product pages show behind the price, with the line's `unit` to fill in; null for none. */
  suffix: string | null;
  /** True when the amount follows from the price and quantity of its line, so that nobody types it into an offer. */
  followsLine: boolean;
  amount: (price: number | string, base: Cents, quantity: Thousandths) => Cents;
};

/** All that differs between the price types of add-ons. */
export const addonPricing = {
  fixed: {
    priceIn: 'euros',
    suffix: null,
    followsLine: false,
    amount: (price) => centsFromEuros(price),
  },
  per_unit: {
    priceIn: 'euros',
    suffix: 'addons.per',
    followsLine: true,
    amount: (price, _base, quantity) => multiply(centsFromEuros(price), quantity),
  },
  percent: {
    priceIn: 'percents',
    suffix: null,
    followsLine: true,
    amount: (price, base) => share(base, basisPoints(price)),
  },
} as const satisfies Record<AddonPriceType, AddonPricing>;

/** Returns the unit in which an editor types the price; euros until a price type is chosen. */
export const typedPriceIn = (priceType: unknown): AddonPricing['priceIn'] =>
  addonPricing[addonPriceTypes.find((known) => known === priceType) ?? 'fixed'].priceIn;

/** An add-on with its net amount on one line. */
type PricedAddon = { id: string; amount: Cents };

/** A line whose every amount is already rounded to cents. */
export type PricedLine = { base: Cents; addons: readonly PricedAddon[]; net: Cents };

export type PricedTotal = { net: Cents; vat: Cents; gross: Cents };

type PricedByAddon = { id: string; price: number | string; priceType: AddonPriceType };

/**
 * Prices one line: base is price × quantity. Percents add and never compound.
 * @param price net cents per unit
 * @param quantity decimal, at most three places count
 */
export function priceLine(price: Cents, quantity: number, addons: readonly PricedByAddon[]): PricedLine {
  const amount = thousandths(quantity);
  const base = multiply(price, amount);
  const priced = addons.map((addon) => ({ id: addon.id, amount: addonAmount(addon, base, amount) }));
  return { base, addons: priced, net: sum([base, ...priced.map((addon) => addon.amount)]) };
}

/** Computes the net amount of an add-on on a line of this base and quantity. */
export function addonAmount(addon: Omit<PricedByAddon, 'id'>, base: Cents, quantity: Thousandths): Cents {
  return addonPricing[addon.priceType].amount(addon.price, base, quantity);
}

/** Sums lines to a net amount, with VAT computed once on the sum (EN 16931, BR-CO-17). */
export function priceTotal(lines: readonly Pick<PricedLine, 'net'>[], vat: BasisPoints = STANDARD_VAT): PricedTotal {
  const net = sum(lines.map((line) => line.net));
  const tax = share(net, vat);
  return { net, vat: tax, gross: cents(net + tax) };
}

/** Returns what rounded parts lack to their whole: VAT is computed once on a sum, so that gross parts may miss it by cents. */
export const roundingOf = (parts: readonly Cents[], whole: Cents): Cents => cents(whole - sum(parts));
