import * as z from 'zod/mini';
import { Cents } from './cents';

/** The largest price of a unit, in either direction: 1,000,000 €. */
export const MAX_PRICE = 100_000_000;
/**
 * The largest net amount of a line with its add-ons, and of one of these, in either direction: 10,000,000 €. Two hundred such lines with
 * their taxes still count exactly as whole numbers.
 */
export const MAX_LINE_NET = 1_000_000_000;
export const MAX_LINE_QUANTITY = 10_000_000;
/** The largest booking, in either direction: 1,000,000,000 €. */
const MAX_BOOKING = 100_000_000_000;

const within = (most: number) => Cents.check(z.minimum(-most), z.maximum(most));

/** Net price of a unit. */
export const UnitPrice = within(MAX_PRICE);
/** Net amount of an add-on. */
export const AddonAmount = within(MAX_LINE_NET);
export const Booking = within(MAX_BOOKING);

/** A rate or a price of a contractor: net, and never nothing. */
export const WorkPrice = Cents.check(z.minimum(1), z.maximum(MAX_PRICE));

const isThousandths = (quantity: number): boolean => Number(quantity.toFixed(3)) === quantity;

/** A quantity in whole thousandths of its unit: invoices can say no more. */
export const LineQuantity = z.number().check(z.minimum(0.001), z.maximum(MAX_LINE_QUANTITY), z.refine(isThousandths));

type Line = { price: number | null; quantity: number; addons: readonly { amount: number }[] };

/** Checks whether a line's amounts can be counted with those of all the others. */
export function fitsLine({ price, quantity, addons }: Line): boolean {
  const base = (price ?? 0) * quantity;
  const net = addons.reduce((total, { amount }) => total + amount, base);
  return Math.abs(base) <= MAX_LINE_NET && Math.abs(net) <= MAX_LINE_NET;
}
