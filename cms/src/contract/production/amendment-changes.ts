import { cents, multiply, sum, thousandths } from '../pricing/money';
import type { Cents } from '../pricing/cents';
import { type TaxCase, vatRateOf } from '../pricing/tax';
import { type AmendmentDocument, type DocumentLine, totalsOf } from '../billing/document';
import type { AmendedLine } from './amendment';

/** Builds a line of the document. */
export function documentLine({ addons, ...line }: AmendedLine, taxCase: TaxCase): DocumentLine {
  const base = multiply(line.price, thousandths(line.quantity));
  const net = sum([base, ...addons.map(({ amount }) => amount)]);
  return { ...line, base, addons, net, vatRate: vatRateOf(taxCase), revision: null };
}

type Content = Pick<AmendmentDocument, 'lines' | 'discount'>;
type Change = Content & { before: Content };

/** A line that an amendment adds, takes away or changes. */
export type LineChange =
  | { kind: 'added'; key: string; after: DocumentLine }
  | { kind: 'removed'; key: string; before: DocumentLine }
  | { kind: 'changed'; key: string; before: DocumentLine; after: DocumentLine };

/** What a line says, in an order of fields of our own: databases do not keep theirs. */
const saidBy = ({ name, description, unit, quantity, price, addons, vatRate }: DocumentLine): string =>
  JSON.stringify([name, description, unit, quantity, price, addons.map((addon) => [addon.name, addon.amount]), vatRate]);

/** Lists what an amendment does to the lines, by their keys: first in the order of the new document, then what is gone. */
export function lineChanges({ lines, before }: Change): LineChange[] {
  const old = new Map(before.lines.map((line) => [line.key, line]));
  const kept = lines.flatMap((after): LineChange[] => {
    const line = old.get(after.key);
    if (!line) return [{ kind: 'added', key: after.key, after }];
    return saidBy(line) === saidBy(after) ? [] : [{ kind: 'changed', key: after.key, before: line, after }];
  });
  const gone = before.lines.filter(({ key }) => lines.every((line) => line.key !== key));
  return [...kept, ...gone.map((line): LineChange => ({ kind: 'removed', key: line.key, before: line }))];
}

/** By how much an amendment changes what the order costs, in cents. */
export function priceDifference(change: Change): { net: Cents; gross: Cents } {
  const [now, then] = [totalsOf(change), totalsOf(change.before)];
  return { net: cents(now.net - then.net), gross: cents(now.gross - then.gross) };
}

/** Whether somebody orders something on top: a new line, or more of one. Then a consumer may withdraw from that (§ 312g BGB). */
export const addsWork = (change: Change): boolean =>
  lineChanges(change).some(
    ({ kind, ...line }) =>
      kind === 'added' ||
      ('after' in line && 'before' in line && (line.after.quantity > line.before.quantity || line.after.net > line.before.net)),
  );

/** Whether prices that were agreed change, beside how much of what is done: that is for a lead to approve. */
export function changesPrices({ lines, discount, before }: Change): boolean {
  if (discount !== before.discount) return true;
  return lineChanges({ lines, discount, before }).some((change) => {
    if (change.kind === 'removed') return false;
    if (change.kind === 'added') return change.after.net < 0;
    const pricesOf = ({ price, unit, addons }: DocumentLine) =>
      JSON.stringify([price, unit, addons.map(({ name, amount }) => [name, amount])]);
    return pricesOf(change.before) !== pricesOf(change.after);
  });
}
