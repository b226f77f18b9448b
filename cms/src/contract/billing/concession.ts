import { type BasisPoints, cents, share, sum } from '../pricing/money';
import type { Cents } from '../pricing/cents';
import type { Payment } from './invoice';

/** A discount for early payment (Skonto, § 14 Abs. 4 Nr. 7 UStG): a share of what is due for whoever pays until `payBy`, YYYY-MM-DD. */
export type EarlyPayment = { share: BasisPoints; days: number; payBy: string };

/** The entries by which an invoice is settled without money coming in: the discount for early payment, and what was written off. */
export const concessionKinds = ['early_payment', 'write_off'] as const;
export type ConcessionKind = (typeof concessionKinds)[number];

type Entry = Pick<Payment, 'kind' | 'amount' | 'paidOn'>;
const isConcession = ({ kind }: Entry): boolean => kind === 'early_payment' || kind === 'write_off';
const sumOf = (entries: readonly Entry[]): Cents => sum(entries.map(({ amount }) => amount));

/** Sums up what came in and was not given back. */
export const moneyOf = (entries: readonly Entry[]): Cents => sumOf(entries.filter((entry) => !isConcession(entry)));

export const discountOf = (due: Cents, { share: rate }: Pick<EarlyPayment, 'share'>): Cents => share(cents(Math.max(0, due)), rate);

type Settling = { due: Cents; earlyPayment?: EarlyPayment | undefined; entries: readonly Entry[] };

/**
 * Computes by how much the concessions of an invoice have to grow or shrink so that they fit what was paid. The discount is earned by what
 * came in until its day, and fills what is left of it then; a write-off gives way to money that comes in after all. Taken-back payments
 * count whatever their day is.
 */
export function concessionChanges({ due, earlyPayment, entries }: Settling): Record<ConcessionKind, Cents> {
  const standing = (kind: ConcessionKind) => sumOf(entries.filter((entry) => entry.kind === kind));
  const left = Math.max(0, due - moneyOf(entries));
  const discount = cents(earlyPayment && isEarned(due, earlyPayment, entries) ? Math.min(left, discountOf(due, earlyPayment)) : 0);
  const writtenOff = Math.min(standing('write_off'), left - discount);
  return { early_payment: cents(discount - standing('early_payment')), write_off: cents(writtenOff - standing('write_off')) };
}

function isEarned(due: Cents, earlyPayment: EarlyPayment, entries: readonly Entry[]): boolean {
  const inTime = entries.filter(
    ({ kind, amount, paidOn }) => (kind === 'payment' || kind === 'moved') && (amount < 0 || paidOn <= earlyPayment.payBy),
  );
  return inTime.length > 0 && sumOf(inTime) >= due - discountOf(due, earlyPayment);
}
