import { cents } from '../pricing/money';
import type { Cents } from '../pricing/cents';
import { dueAfter, leftOfLines } from './correction';
import { type CancellationDocument, type CorrectionDocument, type DocumentLine, type InvoiceDocument, payableOf } from './document';

const opposite = (amount: Cents): Cents => cents(0 - amount);

/** Turns a line round, or what corrections left of it. */
function cancelledLine(line: DocumentLine, left: Cents): DocumentLine {
  const { quantity, base, addons, net } = left === line.net ? line : { quantity: 1, base: left, addons: [], net: left };
  return {
    ...line,
    ...(left !== line.net && { unit: 'object', price: left }),
    quantity: -quantity,
    base: opposite(base),
    addons: addons.map(({ name, amount }) => ({ name, amount: opposite(amount) })),
    net: opposite(net),
  };
}

/**
 * Builds the cancellation of an issued invoice: what it still says after its corrections, and its prepayments, with the opposite sign.
 * Cents by which sums differ are rounding (BT-114), so that invoice, corrections and cancellation come to nothing.
 * @param corrections those of the invoice, which must have left something
 */
export function cancellationOf(
  invoice: InvoiceDocument,
  head: Pick<CancellationDocument, 'number' | 'date' | 'reason'>,
  corrections: readonly CorrectionDocument[] = [],
): CancellationDocument {
  const { dueOn: _dueOn, earlyPayment: _early, ...said } = invoice;
  const left = leftOfLines(invoice, corrections);
  const made: CancellationDocument = {
    ...said,
    ...head,
    kind: 'cancellation',
    cancels: { number: invoice.number, date: invoice.date },
    terms: [],
    lines: invoice.lines.flatMap((line) => {
      const rest = left.get(line.key) ?? cents(0);
      return rest === 0 && line.net !== 0 ? [] : [cancelledLine(line, rest)];
    }),
    prepayments: invoice.prepayments.map((paid) => ({
      ...paid,
      net: opposite(paid.net),
      vat: opposite(paid.vat),
      gross: opposite(paid.gross),
    })),
    ...(invoice.replaces && { replaces: invoice.replaces.map((one) => ({ ...one, paid: opposite(one.paid) })) }),
  };
  if (corrections.length === 0) return made;
  const corrected = corrections.map(({ number, date }) => ({ number, date }));
  const { payable, rounding } = payableOf(made);
  const evened = cents(rounding - dueAfter(invoice, corrections) - payable);
  return { ...made, corrected, ...(evened !== 0 && { rounding: evened }) };
}
