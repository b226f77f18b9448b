import type { Cents } from '../../contract/pricing/cents';
import type { PaymentMatch } from '../../contract/billing/payment-import';
import type { BankLine } from './bank-statement';

/** An invoice that was issued. `open` is what is left to pay. */
export type PayableInvoice = { id: string; number: string; name: string; open: Cents; status: 'open' | 'paid' | 'cancelled' };

/** The numbers of invoices that a purpose names, however people type them. */
export const numbersIn = (purpose: string): string[] =>
  [...purpose.matchAll(/\bRE\W{0,3}(\d{4})\W{0,3}(\d{5,})/gi)].map(([, year, value]) => `RE-${year}-${value}`);

/** The invoice that a line pays: the one it names, or the only open one of exactly this amount. */
export function matchPayment(line: BankLine, invoices: readonly PayableInvoice[]): { invoice: PayableInvoice; match: PaymentMatch } | null {
  const named = numbersIn(line.purpose).flatMap((number) => invoices.find((one) => one.number === number) ?? []);
  const [invoice] = named;
  // A transfer for several invoices is for people to divide.
  if (invoice && named.length === 1) return { invoice, match: line.amount === invoice.open ? 'number-and-amount' : 'number' };
  if (named.length > 1) return null;
  const same = invoices.filter(({ status, open }) => status === 'open' && open === line.amount);
  return same.length === 1 && same[0] ? { invoice: same[0], match: 'amount' } : null;
}
