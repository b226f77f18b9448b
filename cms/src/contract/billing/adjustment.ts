import { cents, multiply, thousandths } from '../pricing/money';
import { leftOfLines, type TakenBack } from './correction';
import type { Buyer, CorrectionDocument, DocumentLine, InvoiceDocument } from './document';

/** What the invoices of an order follow from. */
export type Ordered = {
  buyer: Buyer;
  taxCase: InvoiceDocument['taxCase'];
  lines: readonly DocumentLine[];
  /** Discount on all lines. */
  discount: number;
};

/** An invoice of the order that was issued and not cancelled, with its corrections. */
export type Standing = { document: InvoiceDocument; corrections: readonly CorrectionDocument[] };

/** The parts of an order that are billed by themselves, whatever its lines are. */
const isPart = ({ scope }: Pick<InvoiceDocument, 'scope'>): boolean => scope === 'partial' || scope === 'owed';

/** Who has to be named on an invoice (§ 14 Abs. 4 Nr. 1 UStG); a reference or an address for mails makes no other recipient. */
const recipientOf = ({ company, name, street, postcode, city, country, vatId }: Buyer): string =>
  JSON.stringify([company, name, street, postcode, city, country, vatId]);

/** Whether an invoice names another recipient or taxes in another way than its order does now: it is cancelled and written anew. */
export const isMisaddressed = ({ buyer, taxCase, discount }: Ordered, { document }: Standing): boolean =>
  document.taxCase !== taxCase ||
  recipientOf(document.buyer) !== recipientOf(buyer) ||
  (!isPart(document) && document.discount !== discount);

const isPartial = ({ document }: Standing): boolean => document.scope === 'partial';

/**
 * Finds the invoices to write anew: partial ones each by itself; the one over the whole order together with the further ones, also when it
 * deducts a partial one that gets another number, or when only one invoice can say what takes off from what.
 * @param standing all invoices of the order
 */
export function rewrittenOf<One extends Standing>(ordered: Ordered, standing: readonly One[]): { parts: One[]; wholes: One[] } {
  const parts = standing.filter((one) => isPartial(one) && isMisaddressed(ordered, one));
  const numbers = parts.map(({ document }) => document.number);
  const wholes = standing.filter((one) => !isPart(one.document));
  const isTouched = (one: One) => isMisaddressed(ordered, one) || one.document.prepayments.some(({ number }) => numbers.includes(number));
  return { parts, wholes: wholes.some(isTouched) || takesOffOtherwise(ordered, wholes) ? wholes : [] };
}

/** What is billed of each line of the order: by the invoice over all of it and the further ones, less their corrections. */
function billedOf(standing: readonly Standing[]): Map<string, number> {
  const billed = new Map<string, number>();
  for (const { document, corrections } of standing.filter((one) => !isPart(one.document)))
    for (const [key, net] of leftOfLines(document, corrections)) billed.set(key, (billed.get(key) ?? 0) + net);
  return billed;
}

/**
 * Whether lines that take off differ, or something is too much beside such lines: corrections and further invoices have positive amounts,
 * and what is taken off may be more than one of them alone.
 */
function takesOffOtherwise({ lines }: Pick<Ordered, 'lines'>, wholes: readonly Standing[]): boolean {
  const billed = billedOf(wholes);
  const ordered = new Map<string, number>(lines.map(({ key, net }) => [key, net]));
  const takesOff = [...billed.values(), ...ordered.values()].some((net) => net < 0);
  return (
    takesOff &&
    [...new Set([...billed.keys(), ...ordered.keys()])].some((key) => {
      const [said, meant] = [billed.get(key) ?? 0, ordered.get(key) ?? 0];
      return said > meant || (said < 0 && said !== meant);
    })
  );
}

/**
 * Lists what an invoice says too much of, as a correction takes it back. A line that two invoices bill is taken back from the later one
 * first, which callers see to by their order.
 * @param standing all invoices of the order
 */
export function tooMuchOf(
  { lines }: Pick<Ordered, 'lines'>,
  standing: readonly Standing[],
  { document, corrections }: Standing,
): TakenBack[] {
  if (isPart(document)) return [];
  const billed = billedOf(standing);
  const ordered = new Map(lines.map(({ key, net }) => [key, net]));
  return [...leftOfLines(document, corrections)].flatMap(([key, left]) => {
    const net = cents(Math.min(left, (billed.get(key) ?? 0) - (ordered.get(key) ?? 0)));
    return net > 0 ? [{ key, net }] : [];
  });
}

/** Returns the part of a line that is not billed yet: more units of it at its price, or an amount. */
function unbilledPart(line: DocumentLine, billed: number): DocumentLine {
  if (billed === 0) return line;
  const net = cents(line.net - billed);
  const more = line.price > 0 ? net / line.price : 0;
  const isUnits = line.addons.length === 0 && Number.isInteger(more * 1_000) && multiply(line.price, thousandths(more)) === net;
  if (isUnits) return { ...line, quantity: more, base: net, net };
  return { ...line, unit: 'object', quantity: 1, price: net, base: net, addons: [], net };
}

/** Lists what of an order no invoice bills yet, once one bills all that it was. */
export function unbilledLines({ lines }: Pick<Ordered, 'lines'>, standing: readonly Standing[]): DocumentLine[] {
  const billed = billedOf(standing);
  return lines.flatMap((line) => (line.net > (billed.get(line.key) ?? 0) ? [unbilledPart(line, billed.get(line.key) ?? 0)] : []));
}
