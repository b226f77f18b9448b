import type { Cents } from './cents';

/** A quantity in whole thousandths of its unit: 1.5 m² is 1500. */
export type Thousandths = number & { readonly __unit: 'thousandths' };

/** A rate in basis points: 19 % is 1900. */
export type BasisPoints = number;

export const STANDARD_VAT: BasisPoints = 1_900;

/** Names a whole number as cents. @throws RangeError when it is no safe integer. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole cents: ${amount}`);
  return amount as Cents;
}

/** Divides and rounds to whole numbers, halves away from zero (§ 14 UStG practice). */
export function divideRounded(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator)) throw new RangeError(`too large to round exactly: ${numerator}`);
  const magnitude = Math.abs(numerator);
  const rest = magnitude % denominator;
  const whole = (magnitude - rest) / denominator + (rest * 2 >= denominator ? 1 : 0);
  return numerator < 0 && whole !== 0 ? -whole : whole;
}

/**
 * Decimal euros as people type them in Strapi, or as a numeric string (spec §3, add-on price), in cents.
 * Parsed by digits, because 1.005 * 100 is 100.49999 in floats; more than two places round half away from zero.
 * @throws RangeError when the text is no decimal number.
 */
export function centsFromEuros(euros: number | string): Cents {
  return cents(scaled(euros, 2));
}

/** Converts a decimal quantity to thousandths; more places than three round half away from zero. */
export function thousandths(quantity: number | string): Thousandths {
  return scaled(quantity, 3) as Thousandths;
}

/** Converts a percentage (`40`, `"12.5"`) to basis points. */
export function basisPoints(percent: number | string): BasisPoints {
  return scaled(percent, 2);
}

/** Multiplies an amount by a quantity, rounded to cents. */
export function multiply(price: Cents, quantity: Thousandths): Cents {
  return cents(divideRounded(price * quantity, 1_000));
}

/** Returns `rate` of an amount, rounded to cents. */
export function share(amount: Cents, rate: BasisPoints): Cents {
  return cents(divideRounded(amount * rate, 10_000));
}

export function sum(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((total, amount) => total + amount, 0));
}

/** Adds VAT to a net amount. */
export function gross(net: Cents, rate: BasisPoints = STANDARD_VAT): Cents {
  return cents(net + share(net, rate));
}

const formats = {
  de: new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
};

/** Formats an amount as `1.234,50 €` in German, `€1,234.50` in English. */
export function formatCents(amount: Cents, locale: keyof typeof formats): string {
  return formats[locale].format(amount / 100);
}

function scaled(value: number | string, places: number): number {
  const match = /^\s*(-?)(\d+)(?:\.(\d+))?\s*$/.exec(decimalText(value));
  if (!match) throw new RangeError(`not a decimal number: ${value}`);
  const [, sign, whole, fraction = ''] = match;
  const digits = Number(whole + fraction.padEnd(places, '0').slice(0, places));
  const roundUp = (fraction[places] ?? '0') >= '5' ? 1 : 0;
  const magnitude = digits + roundUp;
  return sign && magnitude !== 0 ? -magnitude : magnitude;
}

/** Spells a number out before its digits are read: JavaScript writes small ones as 1e-7. */
function decimalText(value: number | string): string {
  return typeof value === 'number' ? (/e/i.test(String(value)) ? value.toFixed(10) : String(value)) : value;
}
