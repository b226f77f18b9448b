import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { BalanceRow } from './invoice-row';
import { cents } from '../../contract/pricing/money';
import type { PaymentProposal } from '../../contract/billing/payment-import';
import { readBankStatement, type BankLine } from './bank-statement';
import { matchPayment, numbersIn, type PayableInvoice } from './match-payments';
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
