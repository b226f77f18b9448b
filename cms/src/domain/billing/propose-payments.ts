import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { BalanceRow } from './invoice-row';
import { cents, type Cents } from '../../contract/pricing/money';
import type { PaymentMatch, PaymentProposal } from '../../contract/billing/invoice';
import { type BankLine, readBankStatement } from './bank-statement';
import { balances } from './lock-invoice';

/** What a bank's export seems to pay, for people to confirm. @throws Problem payment.file-unreadable */
export async function proposePayments(strapi: Core.Strapi, csv: string): Promise<PaymentProposal[]> {
  const lines = hashedLines(csv);
  const [invoices, known] = await Promise.all([findPayable(strapi, lines), findKnown(strapi, lines)]);
  return lines.map(({ line, day, amount, purpose, name, iban }) => {
    const found = known.has(line) ? null : matchPayment({ day, amount, purpose, name, iban }, invoices);
    const { id, number, name: customer, open } = found?.invoice ?? {};
    const invoice = id && number && customer !== undefined && open !== undefined ? { id, number, name: customer, open } : null;
    return { line, day, amount, purpose, name, known: known.has(line), invoice, match: found?.match ?? null };
  });
}

/** A line and its hash; of equal lines in one export each has its own. */
export type HashedLine = BankLine & { line: string };

/** @throws Problem payment.file-unreadable */
export function hashedLines(csv: string): HashedLine[] {
  const seen = new Map<string, number>();
  return readBankStatement(csv).map((bankLine) => {
    const { day, amount, purpose, name, iban } = bankLine;
    const text = [day, amount, purpose, name, iban].join('\n');
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return { ...bankLine, line: createHash('sha256').update(`${text}\n${times}`).digest('hex') };
  });
}

async function findPayable(strapi: Core.Strapi, lines: readonly BankLine[]): Promise<PayableInvoice[]> {
  const where = {
    kind: 'invoice',
    $or: [
      { number: { $in: [...new Set(lines.flatMap(({ purpose }) => numbersIn(purpose)))] } },
      { settlement: 'open', due: { $in: [...new Set(lines.map(({ amount }) => amount))] }, paid: 0 },
    ],
  };
  const rows: BalanceRow[] = await balances(strapi).findMany({ where });
  return rows.flatMap(({ invoiceId: id, number, name, settlement, due, paid }) => {
    const open = cents(settlement === 'cancelled' ? 0 : Number(due) - Number(paid));
    return number && settlement !== 'draft' ? [{ id, number, name, open, status: settlement }] : [];
  });
}

export async function findKnown(strapi: Core.Strapi, lines: readonly HashedLine[]): Promise<ReadonlySet<string>> {
  const where = { bankLine: { $in: lines.map(({ line }) => line) } };
  const rows: { bankLine: string }[] = await strapi.db.query('api::payment.payment').findMany({ where, select: ['bankLine'] });
  return new Set(rows.map(({ bankLine }) => bankLine));
}

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
