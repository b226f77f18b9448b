import { type Ordered, rewrittenOf, type Standing, tooMuchOf, unbilledLines } from '../src/contract/billing/adjustment';
import { cancellationOf } from '../src/contract/billing/cancellation';
import { concessionChanges, concessionKinds, discountOf, moneyOf } from '../src/contract/billing/concession';
import type { Payment } from '../src/contract/billing/invoice';
import { correctionOf, dueAfter, isTakenBack, leftOfLines, type TakenBack, TakenTooMuch } from '../src/contract/billing/correction';
import {
  carriedTo,
  type CorrectionDocument,
  type InvoiceDocument,
  type InvoiceLike,
  payableOf,
  type Prepayment,
  totalsOf,
} from '../src/contract/billing/document';
import type { Cents } from '../src/contract/pricing/cents';
import { cents, share, sum } from '../src/contract/pricing/money';
import { vatRateOf } from '../src/contract/pricing/tax';
import { Problem } from '../src/contract/problem';
import type { ProblemCode } from '../src/contract/problem-status';
import { amountsOf, type Billed, billPart, billRest, checkBill } from '../src/domain/billing/bill-order';
import { checkInvoice } from '../src/domain/billing/check-invoice';
import { seller } from './sample-documents';

type Booked = Pick<Payment, 'kind' | 'amount' | 'paidOn'>;

/** An issued invoice with what happened to it, and what was booked on it. */
export type Entry = { invoice: InvoiceDocument; corrections: CorrectionDocument[]; booked: Booked[]; isCancelled: boolean };

export const paidOf = ({ booked }: Entry): Cents => sum(booked.map(({ amount }) => amount));

export type Step =
  | { does: 'part'; percent: number }
  | { does: 'rest'; early: boolean }
  | { does: 'adjust' }
  | { does: 'withdraw' }
  | { does: 'pay' | 'bounce' | 'correct' | 'cancel' | 'refund' | 'write-off'; at: number; share: number; line: number; late: boolean };

const EARLY = { share: 200, days: 7, payBy: '2026-11-28' };
const [IN_TIME, TOO_LATE] = ['2026-11-25', '2026-12-20'];

/** The refusals that are right in some state; any other one of a document that was built is a mistake of whoever built it. */
const refusals: readonly ProblemCode[] = [
  'invoice.order-billed',
  'invoice.above-order',
  'invoice.order-withdrawn',
  'invoice.adjust-first',
  'invoice.fits',
];
const isRefusal = (failure: unknown): boolean =>
  failure instanceof TakenTooMuch || (failure instanceof Problem && refusals.includes(failure.code));

/** The invoices of an order with what came in on them, moved by the functions that the commands use. */
export class InvoiceHistory {
  documents: InvoiceLike[] = [];
  entries: Entry[] = [];
  /** What came in less what went back. */
  received = 0;
  isWithdrawn = false;

  constructor(public order: Ordered) {}

  standing = (): Entry[] => this.entries.filter(({ isCancelled }) => !isCancelled);
  standingDocuments = (): (Standing & { entry: Entry })[] =>
    this.standing().map((entry) => ({ document: entry.invoice, corrections: entry.corrections, entry }));
  /** What an invoice asks for, as its balance has it. */
  dueOf = ({ invoice, corrections }: Entry): number => (corrections.length > 0 ? dueAfter(invoice, corrections) : amountsOf(invoice).due);

  /** Does a step wholly or not at all. @returns the code of what refused it */
  perform(step: Step): string {
    const before = structuredClone({ documents: this.documents, entries: this.entries, received: this.received });
    try {
      if (step.does === 'part' || step.does === 'rest') this.bill(step);
      else if (step.does === 'adjust') this.adjust();
      else if (step.does === 'withdraw') this.isWithdrawn = true;
      else this.change(step);
      return '';
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      Object.assign(this, before);
      return (failure as Error).message;
    }
  }

  /** Pays what is open and gives back what is too much, as the last step of every history. */
  settle(): void {
    for (const entry of this.entries) {
      const owed = this.owedOf(entry) - paidOf(entry);
      this.receive(entry, owed, owed < 0 ? 'refund' : 'payment');
    }
  }

  private owedOf = (entry: Entry): number => (entry.isCancelled ? 0 : this.dueOf(entry));

  private bill(step: Extract<Step, { does: 'part' | 'rest' }>): void {
    const order = { status: this.isWithdrawn ? 'withdrawn' : 'delivered', earlyStart: true, ...this.order } as const;
    const billed = this.standing().map((entry): Billed => {
      const [{ invoice }, paid] = [entry, paidOf(entry)];
      const { net, vat, gross } = totalsOf(invoice);
      const { number, date, scope } = invoice;
      return { number, date, scope, net, vat, gross, paid: paid >= this.dueOf(entry), received: moneyOf(entry.booked) };
    });
    const unbilled = this.unbilled();
    const bill =
      step.does === 'rest'
        ? billRest(order, billed, unbilled)
        : billPart(order, billed, { part: { percent: step.percent }, name: 'Abschlag' });
    const { buyer, taxCase } = this.order;
    const facts = { locale: 'de', seller, buyer, subject: 'Torstraße 1', taxCase } as const;
    const period = { service: { from: '2026-11-10', to: '2026-11-20' }, dueOn: '2026-12-05', terms: [], orderNumber: 'BE-2026-00007' };
    const granted = step.does === 'rest' && step.early ? { earlyPayment: EARLY } : {};
    const draft: InvoiceDocument = { kind: 'invoice', ...facts, ...period, ...this.head(), ...bill, ...granted };
    checkInvoice(draft);
    this.issue({ ...draft, ...checkBill(order, billed, draft, unbilled) });
  }

  /** What no invoice bills yet, once one billed all that the order was. */
  unbilled(): InvoiceDocument['lines'] {
    const standing = this.standingDocuments();
    if (standing.every(({ document: { scope } }) => scope !== 'full' && scope !== 'final')) return [];
    const lines = unbilledLines(this.order, standing);
    const { parts, wholes } = rewrittenOf(this.order, standing);
    if (lines.length > 0 && parts.length + wholes.length > 0) throw new Problem('invoice.adjust-first');
    return lines;
  }

  private issue(invoice: InvoiceDocument): InvoiceDocument {
    this.documents.push(invoice);
    for (const { number } of invoice.replaces ?? []) {
      const former = this.entries.find((one) => one.invoice.number === number) as Entry;
      this.cancelRest(former, `ersetzt durch ${invoice.number}`);
      former.isCancelled = true;
      this.even(former);
      former.booked.push({ kind: 'moved', amount: cents(0 - paidOf(former)), paidOn: IN_TIME });
    }
    const entry: Entry = { invoice, corrections: [], booked: [], isCancelled: false };
    this.entries.push(entry);
    if (carriedTo(invoice) !== 0) entry.booked.push({ kind: 'moved', amount: carriedTo(invoice), paidOn: IN_TIME });
    this.even(entry);
    return invoice;
  }

  private adjust(): void {
    const isRewritten = this.rewrite();
    const isCorrected = this.takeBack();
    if (!isRewritten && !isCorrected) throw new Problem('invoice.fits');
  }

  private rewrite(): boolean {
    const { parts, wholes } = rewrittenOf(this.order, this.standingDocuments());
    const renamed = new Map<string, Prepayment>();
    for (const { entry } of parts) {
      const lines = entry.invoice.lines.map((line) => ({ ...line, vatRate: vatRateOf(this.order.taxCase) }));
      const { number, date, ...made } = this.writeAnew([entry], { lines });
      const { net, vat, gross } = totalsOf(made);
      renamed.set(entry.invoice.number, { number, date, net, vat, gross });
    }
    const [whole] = wholes;
    if (whole) {
      const prepayments = whole.document.prepayments.map((paid) => renamed.get(paid.number) ?? paid);
      const { lines, discount } = this.order;
      this.writeAnew(
        wholes.map(({ entry }) => entry),
        { lines: [...lines], discount, prepayments },
      );
    }
    return parts.length + wholes.length > 0;
  }

  private writeAnew(former: readonly Entry[], body: Partial<InvoiceDocument>): InvoiceDocument {
    const { buyer, taxCase } = this.order;
    const replaces = former.map(({ invoice: { number, date }, booked }) => ({ number, date, paid: moneyOf(booked) }));
    const draft = { ...(former[0] as Entry).invoice, ...body, buyer, taxCase, replaces, ...this.head() };
    checkInvoice(draft);
    return this.issue(draft);
  }

  /** Corrects what says too much, the latest first. */
  private takeBack(): boolean {
    let isCorrected = false;
    for (const entry of this.standing().toReversed()) {
      const taken = tooMuchOf(this.order, this.standingDocuments(), { document: entry.invoice, corrections: entry.corrections });
      if (taken.length === 0) continue;
      this.writeCorrection(entry, taken);
      isCorrected = true;
    }
    return isCorrected;
  }

  private change({ does, at, share: part, line: index, late }: Extract<Step, { at: number }>): void {
    const entry = this.entries[at % Math.max(1, this.entries.length)];
    if (!entry) return;
    const due = cents(Math.max(0, this.dueOf(entry)));
    const day = late ? TOO_LATE : IN_TIME;
    if (does === 'pay') this.receive(entry, share(part > 9_000 ? cents(due - discountOf(due, EARLY)) : due, part), 'payment', day);
    else if (does === 'bounce') this.receive(entry, -share(moneyOf(entry.booked), part), 'payment', TOO_LATE);
    else if (does === 'refund') this.receive(entry, -Math.max(0, paidOf(entry) - this.owedOf(entry)), 'refund', day);
    else if (does === 'write-off') this.writeOff(entry);
    else if (does === 'correct') this.correct(entry, part, index);
    else this.cancel(entry);
  }

  private correct(entry: Entry, part: number, index: number): void {
    const { invoice, corrections: earlier, isCancelled } = entry;
    if (isCancelled || invoice.scope === 'partial') return;
    const line = invoice.lines[index % invoice.lines.length];
    const net = share(leftOfLines(invoice, earlier).get(line?.key ?? '') ?? cents(0), part);
    this.writeCorrection(entry, [{ key: line?.key ?? '', net }]);
  }

  private writeCorrection(entry: Entry, taken: readonly TakenBack[]): void {
    const { invoice, corrections } = entry;
    const head = { ...this.head(), reason: 'Ein Plan entfällt', seller };
    const correction = correctionOf(invoice, { taken, earlier: corrections, head });
    checkInvoice(correction);
    corrections.push(correction);
    this.documents.push(correction);
    this.even(entry);
  }

  private cancel(entry: Entry): void {
    const isDeducted = this.standing().some(({ invoice }) => invoice.prepayments.some(({ number }) => number === entry.invoice.number));
    const isSupplemented = entry.invoice.scope !== 'supplement' && this.standing().some(({ invoice }) => invoice.scope === 'supplement');
    if (entry.isCancelled || isTakenBack(entry.invoice, entry.corrections) || isDeducted || isSupplemented) return;
    entry.isCancelled = true;
    this.cancelRest(entry, 'Anschrift falsch');
    this.even(entry);
  }

  private cancelRest({ invoice, corrections }: Entry, reason: string): void {
    if (isTakenBack(invoice, corrections)) return;
    const cancellation = cancellationOf(invoice, { ...this.head(), reason }, corrections);
    const rest = payableOf(invoice).payable - sum(corrections.map((one) => payableOf(one).payable));
    if (payableOf(cancellation).payable + rest !== 0) throw new Error(`${cancellation.number} does not cancel all`);
    this.documents.push(cancellation);
  }

  private writeOff(entry: Entry): void {
    const open = this.owedOf(entry) - paidOf(entry);
    if (open > 0) entry.booked.push({ kind: 'write_off', amount: cents(open), paidOn: IN_TIME });
  }

  private receive(entry: Entry, amount: number, kind: 'payment' | 'refund', paidOn = IN_TIME): void {
    if (amount === 0) return;
    entry.booked.push({ kind, amount: cents(amount), paidOn });
    this.received += amount;
    this.even(entry);
  }

  /** Brings what settles an invoice without money into line with what was paid. */
  private even(entry: Entry): void {
    const due = cents(this.owedOf(entry));
    const changes = concessionChanges({ due, earlyPayment: entry.invoice.earlyPayment, entries: entry.booked });
    for (const kind of concessionKinds) if (changes[kind] !== 0) entry.booked.push({ kind, amount: changes[kind], paidOn: IN_TIME });
  }

  private head = () => ({ number: `RE-2026-${String(this.documents.length + 1).padStart(5, '0')}`, date: '2026-11-21' });
}
