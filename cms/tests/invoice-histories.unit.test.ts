import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf } from '../src/contract/billing/concession';
import { leftOfLines } from '../src/contract/billing/correction';
import { type DocumentLine, type InvoiceLike, payableOf, totalsOf } from '../src/contract/billing/document';
import { cents, sum } from '../src/contract/pricing/money';
import { type TaxCase, taxCases, vatRateOf } from '../src/contract/pricing/tax';
import { documentLine, lineChanges, priceDifference } from '../src/contract/production/amendment-changes';
import { InvoiceHistory, paidOf, type Step } from './invoice-history';
import { buyers } from './sample-documents';

const RUNS = 2_000;

const amountOfLine = fc.record({ quantity: fc.integer({ min: 1, max: 50_000 }), price: fc.integer({ min: 1, max: 50_000 }) });
type Amount = { quantity: number; price: number };
const share_ = fc.oneof(fc.constant(10_000), fc.integer({ min: 1, max: 10_000 }));
const billing: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('part' as const), percent: fc.integer({ min: 1, max: 6_000 }) }),
  fc.record({ does: fc.constant('rest' as const), early: fc.boolean() }),
  fc.record({
    does: fc.constantFrom(...(['pay', 'pay', 'pay', 'bounce', 'correct', 'correct', 'cancel', 'refund', 'write-off'] as const)),
    late: fc.boolean(),
    at: fc.nat(9),
    share: share_,
    line: fc.nat(3),
  }),
);
/** A consumer withdraws from the contract: from then on at most a part is owed. */
const withdrawal: fc.Arbitrary<Step> = fc.constant({ does: 'withdraw' as const });

/** An order as it is placed. */
const placed = fc.record({
  taxCase: fc.constantFrom(...taxCases),
  amounts: fc.array(amountOfLine, { minLength: 1, maxLength: 4 }),
  discount: fc.constantFrom(0, 333, 500),
});

const aLine = (key: string, { quantity, price }: Amount, taxCase: TaxCase): DocumentLine =>
  documentLine(
    { key, name: `Plan ${key}`, description: '', unit: 'sqm', quantity: quantity / 1_000, price: cents(price), addons: [] },
    taxCase,
  );
const orderOf = ({ taxCase, amounts, discount }: { taxCase: TaxCase; amounts: Amount[]; discount: number }) => ({
  buyer: buyers[taxCase],
  taxCase,
  discount,
  lines: amounts.map((amount, index) => aLine(String(index), amount, taxCase)),
});

const vatOf = (documents: readonly InvoiceLike[], rate: number): number =>
  documents.reduce((total, one) => {
    const vat = totalsOf(one).rows.find((row) => row.rate === rate)?.vat ?? 0;
    return total + (one.kind === 'correction' ? -vat : vat);
  }, 0);

/** The cents of VAT at most by which corrections, and the cancellation of what they left, can miss their invoice: each rounds for itself. */
const roundedAway = ({ entries }: InvoiceHistory): number =>
  entries
    .filter(({ isCancelled, corrections }) => isCancelled && corrections.length > 0)
    .reduce((total, { corrections }) => total + (corrections.length + 2) * (0.5 + 0.5 * 0.19), 0);

/** Checks what holds after every step, whatever has happened. */
function expectSound(history: InvoiceHistory): void {
  expect(sum(history.entries.map(({ booked }) => moneyOf(booked)))).toBe(history.received);
  for (const entry of history.entries) {
    // What settles an invoice without money is never called an overpayment, and never left on one that was cancelled.
    const conceded = paidOf(entry) - moneyOf(entry.booked);
    expect(conceded).toBeGreaterThanOrEqual(0);
    if (conceded > 0) expect([entry.isCancelled, paidOf(entry) <= history.dueOf(entry)]).toEqual([false, true]);
  }
  for (const document of history.documents)
    expect(totalsOf(document).gross * (document.kind === 'cancellation' ? -1 : 1)).toBeGreaterThanOrEqual(0);
  for (const { invoice, corrections } of history.standing()) {
    expect(totalsOf(invoice).gross - sum(corrections.map((one) => payableOf(one).payable))).toBeGreaterThanOrEqual(0);
    for (const [key, left] of leftOfLines(invoice, corrections))
      expect([key, left >= Math.min(0, invoice.lines.find((line) => line.key === key)?.net ?? 0)]).toEqual([key, true]);
  }
  // What was cancelled and its cancellation come to nothing, at each rate: to the cent, unless corrections rounded parts of it.
  const owed = history.standing().flatMap(({ invoice, corrections }) => [invoice, ...corrections]);
  for (const rate of [0, vatRateOf('domestic')])
    expect(Math.abs(vatOf(history.documents, rate) - vatOf(owed, rate))).toBeLessThanOrEqual(roundedAway(history));
  expect(new Set(history.documents.map(({ number }) => number)).size).toBe(history.documents.length);
}

/** Pays and gives back all that is open: payments, refunds, discounts for early payment and write-offs are what stands, less its corrections. */
function expectSettled(history: InvoiceHistory): void {
  history.settle();
  const contract = history.standing().reduce((total, entry) => total + history.dueOf(entry), 0);
  const conceded = history.entries.reduce((total, entry) => total + paidOf(entry) - moneyOf(entry.booked), 0);
  expect(history.received + conceded).toBe(contract);
}

test('whatever happens to an order, its documents, its ledger and what was paid agree in the end', () => {
  fc.assert(
    fc.property(
      placed,
      fc.array(fc.oneof({ arbitrary: billing, weight: 12 }, withdrawal), { minLength: 3, maxLength: 14 }),
      (first, steps) => {
        const history = new InvoiceHistory(orderOf(first));
        for (const step of steps) {
          history.perform(step);
          expectSound(history);
        }
        expectSettled(history);
        const standing = history.standing();
        // Once all is billed, the invoices that stand bring the price of the order, once.
        const wholes = standing.filter(({ invoice }) => invoice.scope === 'full' || invoice.scope === 'final');
        const isBilledOnce = wholes.length > 0 && standing.every(({ invoice }) => invoice.scope !== 'supplement');
        const invoiced = standing.reduce((total, { invoice }) => total + payableOf(invoice).payable, 0);
        const rounding = wholes.reduce((total, { invoice }) => total + payableOf(invoice).rounding, 0);
        if (isBilledOnce) expect(invoiced - rounding).toBe(totalsOf(history.order).gross);
      },
    ),
    { numRuns: RUNS },
  );
});

/** A change of an order, of one of its lines or of all of it. */
type Change = Amount & {
  does: 'amend';
  what: 'add' | 'remove' | 'quantity' | 'price' | 'take-off' | 'discount' | 'recipient' | 'tax';
  at: number;
  taxCase: TaxCase;
  discount: number;
};
const change: fc.Arbitrary<Change> = fc
  .record({
    what: fc.constantFrom(...(['add', 'remove', 'quantity', 'quantity', 'price', 'take-off', 'discount', 'recipient', 'tax'] as const)),
    at: fc.nat(9),
    amount: amountOfLine,
    taxCase: fc.constantFrom(...taxCases),
    discount: fc.constantFrom(0, 250, 333, 1_000),
  })
  .map(({ amount, ...one }) => ({ does: 'amend', ...one, ...amount }));

/** Changes an order as an amendment that its customer agreed to, unless that would be refused: an order is never worth less than nothing. */
function amend(history: InvoiceHistory, { what, at, taxCase, discount, quantity, price }: Change, name: string): void {
  const { order } = history;
  const lines = [...order.lines];
  const line = lines[at % lines.length] as DocumentLine;
  const put = (made: DocumentLine) => lines.splice(lines.indexOf(line), 1, made);
  const amount = { quantity: Math.round(line.quantity * 1_000), price: line.price };
  if (what === 'add') lines.push(aLine(name, { quantity, price }, order.taxCase));
  if (what === 'remove') lines.splice(lines.indexOf(line), 1);
  if (what === 'quantity') put(aLine(line.key, { ...amount, quantity }, order.taxCase));
  if (what === 'price') put(aLine(line.key, { ...amount, price }, order.taxCase));
  if (what === 'take-off') lines.push(aLine(name, { quantity: 1_000, price: -price }, order.taxCase));
  const isTaxed = what === 'tax';
  const now = {
    buyer: isTaxed ? buyers[taxCase] : what === 'recipient' ? { ...order.buyer, street: `Straße ${name}` } : order.buyer,
    taxCase: isTaxed ? taxCase : order.taxCase,
    discount: what === 'discount' ? discount : order.discount,
    lines: isTaxed ? lines.map((one) => documentLine({ ...one, addons: [...one.addons] }, taxCase)) : lines,
  };
  if (lines.length === 0 || totalsOf(now).gross < 0) return;
  const changed = lineChanges({ ...now, before: order }).map((one) => {
    const [after, before] = ['after' in one ? one.after.net : 0, 'before' in one ? one.before.net : 0];
    return after - before;
  });
  expect(totalsOf(order).lines + changed.reduce((whole, net) => whole + net, 0)).toBe(totalsOf(now).lines);
  expect(totalsOf(order).gross + priceDifference({ ...now, before: order }).gross).toBe(totalsOf(now).gross);
  history.order = now;
}

/** Checks that what was ordered is what invoices say, line by line to the cent, and that they ask for its price. */
function expectAllBilled(history: InvoiceHistory): void {
  const { order } = history;
  const standing = history.standingDocuments();
  const wholes = standing.filter(({ document: { scope } }) => scope !== 'partial');
  const billed = new Map<string, number>();
  for (const { document, corrections } of wholes)
    for (const [key, net] of leftOfLines(document, corrections)) billed.set(key, (billed.get(key) ?? 0) + net);
  const ordered = Object.fromEntries(order.lines.map(({ key, net }) => [key, net]));
  expect(Object.fromEntries([...billed].filter(([, net]) => net !== 0))).toEqual(
    Object.fromEntries(Object.entries(ordered).filter(([, net]) => net !== 0)),
  );
  const owed = standing.flatMap(({ document, corrections }) => [document, ...corrections]);
  const total = totalsOf(order);
  const due = history.standing().reduce((whole, entry) => whole + history.dueOf(entry), 0);
  const deducted = wholes.flatMap(({ document }) => document.prepayments).reduce((whole, { vat }) => whole + vat, 0);
  const vat = vatOf(owed, vatRateOf(order.taxCase)) - deducted;
  // The discount and the VAT of each document, and of the order itself, are rounded to cents, by half a cent at most.
  const rounded = owed.length === 1 ? 0 : owed.length + 1;
  expect(Math.abs(vat - total.vat)).toBeLessThanOrEqual(rounded * (0.5 + 0.5 * 0.19));
  expect(Math.abs(due - total.gross)).toBeLessThanOrEqual(rounded * (0.5 + 0.5 * 1.19));
  if (order.taxCase !== 'domestic')
    expect(Math.abs(vatOf(history.documents, vatRateOf('domestic')))).toBeLessThanOrEqual(roundedAway(history));
}

test('whatever changes in an order, its invoices say what was agreed in the end, and payments less refunds are that', () => {
  fc.assert(
    fc.property(
      placed,
      fc.array(fc.oneof(billing, change, fc.constant({ does: 'adjust' as const })), { minLength: 3, maxLength: 14 }),
      (first, steps) => {
        const history = new InvoiceHistory(orderOf(first));
        for (const [index, step] of steps.entries()) {
          if (step.does === 'amend') amend(history, step, `n${index}`);
          else history.perform(step);
          expectSound(history);
        }
        history.perform({ does: 'adjust' });
        history.perform({ does: 'rest', early: false });
        expectSound(history);
        expectSettled(history);
        const refused = history.perform({ does: 'adjust' });
        expect([refused, history.perform({ does: 'rest', early: false })]).toEqual(['invoice.fits', 'invoice.order-billed']);
        expectAllBilled(history);
      },
    ),
    { numRuns: RUNS },
  );
});
