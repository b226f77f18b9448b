import { cents, multiply, sum, thousandths } from '../pricing/money';
import type { Cents } from '../pricing/cents';
import { type CorrectionDocument, type DocumentLine, type InvoiceDocument, type InvoiceLike, payableOf, totalsOf } from './document';

/** What is taken back of a line: a part of its quantity, or a net amount before the invoice's discount. */
export type TakenBack = { key: string; quantity: number } | { key: string; net: Cents };

type Corrected = Pick<CorrectionDocument, 'lines' | 'discount' | 'prepayments' | 'rounding'>;

/** Returns the net amounts that the lines of an invoice still say, before its discount, by the keys of lines. */
export const leftOfLines = (invoice: Pick<InvoiceDocument, 'lines'>, earlier: readonly Pick<InvoiceLike, 'lines'>[]) =>
  new Map(
    invoice.lines.map(({ key, net }) => {
      const taken = earlier.flatMap(({ lines }) => lines.filter((line) => line.key === key).map((line) => line.net));
      return [key, cents(net - sum(taken))] as const;
    }),
  );

/** Whether corrections have left nothing of an invoice. */
export const isTakenBack = (invoice: Pick<InvoiceDocument, 'lines'>, earlier: readonly Pick<InvoiceLike, 'lines'>[]): boolean =>
  earlier.length > 0 && sum([...leftOfLines(invoice, earlier).values()]) === 0;

/** Returns what an invoice asks for after its corrections; less than nothing when more was prepaid than it still says. */
export const dueAfter = (invoice: Pick<InvoiceDocument, 'lines' | 'discount' | 'prepayments'>, corrections: readonly Corrected[]): Cents =>
  cents(payableOf(invoice).payable - sum(corrections.map((one) => payableOf(one).payable)));

/** Builds a line that takes back a part of another one; a whole line goes with its add-ons, part of one without. */
function takenLine(line: DocumentLine, taken: TakenBack): DocumentLine {
  if ('quantity' in taken) {
    if (taken.quantity === line.quantity) return line;
    const base = multiply(line.price, thousandths(taken.quantity));
    return { ...line, quantity: taken.quantity, base, addons: [], net: base };
  }
  if (taken.net === line.net) return line;
  return { ...line, unit: 'object', quantity: 1, price: taken.net, base: taken.net, addons: [], net: taken.net };
}

/** A line of a correction that takes back more than the invoice still says, and what it still says. */
export class TakenTooMuch extends Error {
  constructor(
    readonly position: number,
    readonly left: Cents,
  ) {
    super(`line ${position} says ${left} at most`);
  }
}

type Head = Pick<CorrectionDocument, 'number' | 'date' | 'reason' | 'seller'>;

/**
 * Builds the correction of an issued invoice, with the discount that its lines have. Sums are rounded on each correction and on the
 * invoice: cents by which corrections would take back more than it said, or leave when all of it is taken back, are rounding (BT-114).
 * @throws TakenTooMuch for a line that the invoice does not have, or that says less
 */
export function correctionOf(
  invoice: InvoiceDocument,
  { taken, earlier, head }: { taken: readonly TakenBack[]; earlier: readonly Corrected[]; head: Head },
): CorrectionDocument {
  const left = leftOfLines(invoice, earlier);
  // Lines that take off stay, so that the others together can be taken back only as far as the invoice says more than those.
  let rest = sum([...left.values()]);
  const lines = taken.map((one) => {
    const at = invoice.lines.findIndex(({ key }) => key === one.key);
    const line = invoice.lines[at];
    const most = cents(Math.min(left.get(one.key) ?? 0, rest));
    const made = line && takenLine(line, one);
    if (!made || made.net <= 0 || made.net > most) throw new TakenTooMuch(at + 1, most);
    rest = cents(rest - made.net);
    return made;
  });
  const { dueOn: _dueOn, replaces: _replaces, earlyPayment: _early, ...said } = invoice;
  const { number, date } = invoice;
  const body = { ...said, ...head, kind: 'correction' as const, corrects: { number, date }, terms: [], lines, prepayments: [] };
  const rounding = roundingOf(invoice, [...earlier, body]);
  return { ...body, ...(rounding !== 0 && { rounding }) };
}

/** Returns the cents that even out the last of an invoice's corrections. */
function roundingOf(invoice: InvoiceDocument, corrections: readonly Corrected[]): Cents {
  const rest = cents(totalsOf(invoice).gross - sum(corrections.map((one) => payableOf(one).payable)));
  return isTakenBack(invoice, corrections) || rest < 0 ? rest : cents(0);
}
