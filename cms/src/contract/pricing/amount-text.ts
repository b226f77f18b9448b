import { MAX_LINE_QUANTITY, MAX_PRICE } from './limits';

/** The reason to refuse a typed amount: it can be read in two ways, is no number, has too many places, or is out of range. */
export type AmountProblem = 'unclear' | 'no-number' | 'places' | 'range';
export type ReadAmount = { amount: number } | { problem: AmountProblem };

/** The kinds of amounts that editors type: euros, percents of an add-on, and quantities. */
export const amountKinds = ['euros', 'percents', 'quantity'] as const;
export type AmountKind = (typeof amountKinds)[number];

const PLACES = 2;
const largest: Record<AmountKind, number> = { euros: MAX_PRICE / 100, percents: 1_000, quantity: MAX_LINE_QUANTITY };
/** The share of a stored price by which a change must be typed twice. */
const LARGE_CHANGE = 0.3;

const grouped = /^\d{1,3}(?:([.,\u00a0\u202f ])\d{3})(?:\1\d{3})*(?:([.,])(\d+))?$/;
const plain = /^(\d+)(?:[.,](\d+))?$/;

/**
 * An amount as people write it in German or English: `71,5`, `71.50`, `1.234,50`, `1,234.50`, `1 234,50`. One separator
 * before three figures may divide thousands or decimals, so `1.234` and `1,234` are unclear, whatever the panel's language.
 */
export function readAmount(typed: string, kind: AmountKind): ReadAmount {
  const text = typed.trim().replace(/[€%]$/u, '').trimEnd();
  const digits = decimalOf(text);
  if (digits === null) return { problem: 'no-number' };
  if (digits === 'unclear') return { problem: 'unclear' };
  return checkAmount(digits, kind);
}

/** Returns a number as JavaScript writes it, `unclear`, or null where it is none. */
function decimalOf(text: string): string | null {
  if (/^\d{1,3}[.,]\d{3}$/.test(text)) return 'unclear';
  const simple = plain.exec(text);
  if (simple) return `${simple[1]}${simple[2] === undefined ? '' : `.${simple[2]}`}`;
  const [, separator, point, fraction] = grouped.exec(text) ?? [];
  if (separator === undefined || separator === point) return null;
  const whole = (point === undefined ? text : text.slice(0, text.lastIndexOf(point))).replaceAll(separator, '');
  return fraction === undefined ? whole : `${whole}.${fraction}`;
}

/** Checks a number, or a text of figures with a point, that is to be stored as such an amount. */
export function checkAmount(value: unknown, kind: AmountKind): ReadAmount {
  const text = typeof value === 'number' ? String(value) : value;
  const match = typeof text === 'string' ? /^\d+(?:\.(\d+))?$/.exec(text) : null;
  if (!match) return { problem: typeof value === 'number' && Number.isFinite(value) && !/e/.test(String(value)) ? 'range' : 'no-number' };
  if ((match[1] ?? '').length > PLACES) return { problem: 'places' };
  const amount = Number(text);
  return amount > largest[kind] ? { problem: 'range' } : { amount };
}

/** Checks whether an amount is so far from the stored one that it may be a typing mistake. */
export const isLargeChange = (amount: number, stored: number): boolean =>
  stored > 0 && Math.abs(amount - stored) > stored * LARGE_CHANGE + 1e-9;
