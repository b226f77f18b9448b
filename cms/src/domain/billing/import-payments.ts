import type { Core } from '@strapi/strapi';
import { Problem } from '../../contract/problem';
import type { ImportOutcome, PaymentImport } from '../../contract/billing/payment-import';
import { recordPayment } from './record-payment';
import { balances } from './lock-invoice';
import type { Mover } from '../../platform/events/move-document';
import { findKnown, hashedLines, type HashedLine } from './propose-payments';

/**
 * Books the chosen lines of a bank's export, each in a transaction of its own and each once, however often it is sent.
 * Amounts come from the file.
 * @throws Problem payment.file-unreadable, input.invalid for a line that is not in it, and those of `recordPayment`
 */
export async function importPayments(strapi: Core.Strapi, { csv, chosen }: PaymentImport, by: Mover): Promise<ImportOutcome> {
  const lines = new Map(hashedLines(csv).map((one) => [one.line, one]));
  const wanted = chosen.map(({ line, invoiceId }) => {
    const bankLine = lines.get(line);
    if (!bankLine) throw new Problem('input.invalid', {}, { chosen: 'field.invalid-value' });
    return { bankLine, invoiceId };
  });
  const known = new Set(
    await findKnown(
      strapi,
      wanted.map(({ bankLine }) => bankLine),
    ),
  );
  const outcome: ImportOutcome = { recorded: 0, skipped: 0 };
  for (const { bankLine, invoiceId } of wanted) {
    if (known.has(bankLine.line)) outcome.skipped++;
    else {
      await book(strapi, invoiceId, bankLine, by);
      outcome.recorded++;
    }
    known.add(bankLine.line);
  }
  return outcome;
}

/** Two who import the same file at once: the line's hash is the key of the move, so the second changes nothing. */
async function book(strapi: Core.Strapi, invoiceId: string, { line, day, amount, purpose }: HashedLine, by: Mover): Promise<void> {
  const balance: { revision: number } | null = await balances(strapi).findOne({ where: { invoiceId }, select: ['revision'] });
  if (!balance) throw new Problem('invoice.not-found');
  const payment = { key: line, revision: balance.revision, amount, paidOn: day, reference: purpose.slice(0, 200) };
  await recordPayment(strapi, { invoiceId, payment, by, source: 'bank', bankLine: line });
}
