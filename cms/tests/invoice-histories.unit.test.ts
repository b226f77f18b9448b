import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctionOf, dueAfter, leftOfLines, TakenTooMuch } from '../src/contract/billing/correction';
import {
  cancellationOf,
  carriedTo,
  type CorrectionDocument,
  type InvoiceDocument,
  type InvoiceLike,
  payableOf,
  totalsOf,
} from '../src/contract/billing/document';
import { cents, share } from '../src/contract/pricing/money';
import { type TaxCase, taxCases, vatRateOf } from '../src/contract/pricing/tax';
import { Problem } from '../src/contract/problem';
import { type Billed, billPart, billRest, checkBill } from '../src/domain/billing/bill-order';
import { checkInvoice } from '../src/domain/billing/check-invoice';
import { aLine, buyers, seller } from './sample-documents';

const RUNS = 500;

type Entry = { invoice: InvoiceDocument; corrections: CorrectionDocument[]; paid: number; isCancelled: boolean };
type Step =
  | { does: 'part'; percent: number }
  | { does: 'rest' }
  | { does: 'pay' | 'correct' | 'cancel' | 'refund'; at: number; share: number; line: number };

/** What can go wrong in a history by right: the command refuses, and nothing has happened. */
const isRefusal = (failure: unknown): boolean => failure instanceof Problem || failure instanceof TakenTooMuch;

/** The invoices of an order with what came in on them, moved by the functions that the commands use. */
class History {
  readonly documents: InvoiceLike[] = [];
  readonly entries: Entry[] = [];
  /** What came in less what went back. */
  received = 0;

  constructor(
    private readonly taxCase: TaxCase,
    private readonly ordered: Pick<InvoiceDocument, 'lines' | 'discount'>,
  ) {}

  standing = (): Entry[] => this.entries.filter(({ isCancelled }) => !isCancelled);
  dueOf = ({ invoice, corrections }: Entry): number => dueAfter(invoice, corrections);

  perform(step: Step): void {
    try {
      if (step.does === 'part' || step.does === 'rest') this.bill(step);
      else this.change(step);
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
    }
  }

  /** Pays what is open and gives back what is too much, as the last step of every history. */
  settle(): void {
    for (const entry of this.entries) {
      const owed = entry.isCancelled ? 0 : this.dueOf(entry);
      this.receive(entry, owed - entry.paid);
    }
  }

  private bill(step: Extract<Step, { does: 'part' | 'rest' }>): void {
    const order = { status: 'delivered', earlyStart: true, taxCase: this.taxCase, ...this.ordered } as const;
    const billed = this.standing().map((entry): Billed => {
      const { invoice, paid } = entry;
      const { net, vat, gross } = totalsOf(invoice);
      const { number, date, scope } = invoice;
      return { number, date, scope, net, vat, gross, paid: paid >= this.dueOf(entry), received: cents(paid) };
    });
    const bill =
      step.does === 'rest' ? billRest(order, billed) : billPart(order, billed, { part: { percent: step.percent }, name: 'Abschlag' });
    const facts = { locale: 'de', seller, buyer: buyers[this.taxCase], subject: 'Torstraße 1', taxCase: this.taxCase } as const;
    const period = { service: { from: '2026-11-10', to: '2026-11-20' }, dueOn: '2026-12-05', terms: [], orderNumber: 'BE-2026-00007' };
    const draft: InvoiceDocument = { kind: 'invoice', ...facts, ...period, ...this.head(), ...bill };
    checkInvoice(draft);
    const invoice = { ...draft, ...checkBill(order, billed, draft) };
    this.documents.push(invoice);
    for (const { number } of invoice.replaces ?? []) {
      const former = this.entries.find((one) => one.invoice.number === number) as Entry;
      this.documents.push(cancellationOf(former.invoice, { ...this.head(), reason: `ersetzt durch ${invoice.number}` }));
      Object.assign(former, { isCancelled: true, paid: 0 });
    }
    this.entries.push({ invoice, corrections: [], paid: carriedTo(invoice), isCancelled: false });
  }

  private change({ does, at, share: part, line: index }: Extract<Step, { at: number }>): void {
    const entry = this.entries[at % Math.max(1, this.entries.length)];
    if (!entry) return;
    if (does === 'pay') this.receive(entry, share(cents(Math.max(0, this.dueOf(entry))), part));
    else if (does === 'refund') this.receive(entry, -Math.max(0, entry.isCancelled ? entry.paid : entry.paid - this.dueOf(entry)));
    else if (does === 'correct') this.correct(entry, part, index);
    else this.cancel(entry);
  }

  private correct(entry: Entry, part: number, index: number): void {
    const { invoice, corrections: earlier, isCancelled } = entry;
    if (isCancelled || invoice.scope === 'partial') return;
    const line = invoice.lines[index % invoice.lines.length];
    const net = share(leftOfLines(invoice, earlier).get(line?.key ?? '') ?? cents(0), part);
    const head = { ...this.head(), reason: 'Ein Plan entfällt', seller };
    const correction = correctionOf(invoice, { taken: [{ key: line?.key ?? '', net }], earlier, head });
    checkInvoice(correction);
    entry.corrections.push(correction);
    this.documents.push(correction);
  }

  private cancel(entry: Entry): void {
    const isDeducted = this.standing().some(({ invoice }) => invoice.prepayments.some(({ number }) => number === entry.invoice.number));
    if (entry.isCancelled || entry.corrections.length > 0 || isDeducted) return;
    entry.isCancelled = true;
    this.documents.push(cancellationOf(entry.invoice, { ...this.head(), reason: 'Anschrift falsch' }));
  }

  private receive(entry: Entry, amount: number): void {
    entry.paid += amount;
    this.received += amount;
  }

  private head = () => ({ number: `RE-2026-${String(this.documents.length + 1).padStart(5, '0')}`, date: '2026-11-21' });
}

const amountOfLine = fc.record({ quantity: fc.integer({ min: 1, max: 50_000 }), price: fc.integer({ min: 1, max: 50_000 }) });
const share_ = fc.oneof(fc.constant(10_000), fc.integer({ min: 1, max: 10_000 }));
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('part' as const), percent: fc.integer({ min: 1, max: 6_000 }) }),
  fc.record({ does: fc.constant('rest' as const) }),
  fc.record({
    does: fc.constantFrom('pay' as const, 'pay' as const, 'correct' as const, 'correct' as const, 'cancel' as const, 'refund' as const),
    at: fc.nat(9),
    share: share_,
    line: fc.nat(3),
  }),
);

const vatOf = (documents: readonly InvoiceLike[], rate: number): number =>
  documents.reduce((total, one) => {
    const vat = totalsOf(one).rows.find((row) => row.rate === rate)?.vat ?? 0;
    return total + (one.kind === 'correction' ? -vat : vat);
  }, 0);

test('whatever happens to an order, its documents, its ledger and what was paid agree in the end', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...taxCases),
      fc.array(amountOfLine, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(0, 333, 500),
      fc.array(step, { minLength: 3, maxLength: 14 }),
      (taxCase, amounts, discount, steps) => {
        const rate = vatRateOf(taxCase);
        const lines = amounts.map(({ quantity, price }, index) => ({
          ...aLine({ name: `Plan ${index}`, unit: 'sqm', quantity: quantity / 1_000, price }, rate),
          key: String(index),
        }));
        const history = new History(taxCase, { lines, discount });
        for (const one of steps) history.perform(one);
        const before = history.entries.reduce((total, { paid }) => total + paid, 0);
        expect(before).toBe(history.received);
        history.settle();
        const standing = history.standing();
        for (const entry of standing) {
          expect(
            totalsOf(entry.invoice).gross - entry.corrections.reduce((total, one) => total + payableOf(one).payable, 0),
          ).toBeGreaterThanOrEqual(0);
        }
        // Contract: what stands, less its corrections. Payments less refunds are exactly that, invoice by invoice and in all.
        const contract = standing.reduce((total, entry) => total + history.dueOf(entry), 0);
        expect(history.received).toBe(contract);
        // Once all is billed, the invoices that stand bring the price of the order, once.
        const whole = standing.find(({ invoice }) => invoice.scope !== 'partial');
        const invoiced = standing.reduce((total, { invoice }) => total + payableOf(invoice).payable, 0);
        if (whole) expect(invoiced - payableOf(whole.invoice).rounding).toBe(totalsOf({ lines, discount }).gross);
        // VAT: what was cancelled and its cancellation come to nothing.
        const owed = standing.flatMap(({ invoice, corrections }) => [invoice, ...corrections]);
        expect(vatOf(history.documents, rate)).toBe(vatOf(owed, rate));
        expect(new Set(history.documents.map(({ number }) => number)).size).toBe(history.documents.length);
      },
    ),
    { numRuns: RUNS },
  );
});
