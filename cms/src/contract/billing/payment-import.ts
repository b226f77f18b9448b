import * as z from 'zod/mini';
import type { Cents } from '../pricing/cents';

/** Why an invoice is proposed for a bank's line. Only the first is sure. */
export const paymentMatches = ['number-and-amount', 'number', 'amount'] as const;
export type PaymentMatch = (typeof paymentMatches)[number];

/** Fits into the body limit of 1 MB with what JSON adds. */
const MAX_CSV_LENGTH = 700_000;

const csv = () => z.string().check(z.minLength(1), z.maxLength(MAX_CSV_LENGTH));

/** Body of `POST /api/staff/payments/proposals`: the text of a bank's CSV export. */
export const BankStatement = z.object({ csv: csv() });

/** Body of `POST /api/staff/payments/import`: the same text, and which of its lines pay which invoices. */
export const PaymentImport = z.object({
  csv: csv(),
  chosen: z
    .array(z.object({ line: z.string().check(z.maxLength(64)), invoiceId: z.string().check(z.maxLength(40)) }))
    .check(z.minLength(1), z.maxLength(5_000)),
});
export type PaymentImport = z.infer<typeof PaymentImport>;

/** One line of a statement with the invoice it seems to pay. `line` names it in the import. */
export type PaymentProposal = {
  line: string;
  day: string;
  amount: Cents;
  purpose: string;
  name: string;
  /** Booked by an import before. */
  known: boolean;
  invoice: { id: string; number: string; name: string; open: Cents } | null;
  match: PaymentMatch | null;
};

/** What became of an import. Lines that were booked before are skipped. */
export type ImportOutcome = { recorded: number; skipped: number };
