import * as z from 'zod/mini';
import { Day } from '../day';
import { Cents } from '../pricing/cents';
import { Booking, LineQuantity } from '../pricing/limits';
import { type BasisPoints, cents } from '../pricing/money';
import { documentFormats, type InvoiceLike } from './document';
import { invoiceFactNames } from './invoice-facts';
import { ListQuery } from '../list';
import { printed, requiredLine, requiredLines, requiredTitle, title } from '../typed-text';
import { Email } from '../people/account';
import { TransitionCommand } from '../states/transition';
import { type InvoiceStatus, invoiceStatuses } from '../states/invoice';
import type { TaxTotals } from '../pricing/tax';
import type { TimelineEntry } from '../quoting/thread';

/** The reasons to propose an invoice for a bank's line. Only the first is sure. */
const paymentMatches = ['number-and-amount', 'number', 'amount'] as const;
export type PaymentMatch = (typeof paymentMatches)[number];

/** The longest statement that fits into the body limit of 1 MB with what JSON adds. */
export const MAX_STATEMENT_LENGTH = 700_000;

const statement = () => z.string().check(z.minLength(1), z.maxLength(MAX_STATEMENT_LENGTH));

/** Body of `POST /api/staff/payments/proposals`: the text of a bank's statement, CSV or XML (camt.053). */
export const BankStatement = z.object({ statement: statement() });

/** Body of `POST /api/staff/payments/import`: the same text, and which of its lines pay which invoices. */
export const PaymentImport = z.object({
  statement: statement(),
  chosen: z
    .array(z.object({ line: z.string().check(z.maxLength(64)), invoiceId: z.string().check(z.maxLength(40)) }))
    .check(z.minLength(1), z.maxLength(5_000)),
});
export type PaymentImport = z.infer<typeof PaymentImport>;

/** A line of a statement with the invoice it seems to pay. `line` identifies it in the import. */
export type PaymentProposal = {
  line: string;
  day: string;
  amount: Cents;
  purpose: string;
  name: string;
  /** True when an earlier import has booked it. */
  known: boolean;
  invoice: { id: string; number: string; name: string; open: Cents } | null;
  match: PaymentMatch | null;
};

/** The result of an import, in lines. Lines that were booked before are skipped. */
export type ImportOutcome = { recorded: number; skipped: number };

/** Days a customer has to pay, from the day of issue. */
export const PAYMENT_DAYS = 14;
/** The largest discount for early payment. */
const MAX_EARLY_SHARE: BasisPoints = 1_000;
/** Days that pass before each reminder: after the due date, then after the reminder before. */
export const REMINDER_DAYS = [7, 14, 14] as const;
/** Days to pay that a reminder gives. */
export const REMINDER_PERIOD_DAYS = 7;

export const invoiceKinds = ['invoice', 'cancellation', 'correction'] as const;
export const invoiceScopes = ['full', 'partial', 'owed', 'final', 'supplement'] as const;
export type InvoiceScope = (typeof invoiceScopes)[number];

/** The part of an invoice's status that is stored and that lists filter by. Whether an open one is overdue depends on the day. */
export const settlements = ['draft', 'open', 'paid', 'cancelled', 'correction'] as const;
export type Settlement = (typeof settlements)[number];
export const reminderLevels = [1, 2, 3] as const;
export type ReminderLevel = (typeof reminderLevels)[number];

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** A part of an order's net price: in basis points, or in cents. */
const InvoicePart = z.union([
  z.strictObject({ percent: z.int().check(z.minimum(1), z.maximum(10_000)) }),
  z.strictObject({ net: Cents.check(z.minimum(1)) }),
]);
export type InvoicePart = z.infer<typeof InvoicePart>;

const ServicePeriod = z.object({ from: Day, to: Day }).check(z.refine(({ from, to }) => from <= to, { path: ['to'] }));

/** Body of `POST /api/staff/orders/:id/invoices`. The same key twice drafts once. */
export const NewInvoice = z.object({
  key: z.uuid(),
  /** The part to bill; null for all that is left. */
  part: z.nullable(InvoicePart),
  /** The days on which the work was done; without it the time from start to delivery, or to now. */
  service: z.optional(ServicePeriod),
});
export type NewInvoice = z.infer<typeof NewInvoice>;

/**
 * Body of `POST …/edit`: what may still change on a draft. Lines, amounts and what taxes follow from (country, VAT ID) are those of the
 * order; the first paragraph of its terms says when to pay.
 */
export const DraftChange = z.extend(TransitionCommand, {
  buyer: z.object({
    company: title(160).check(printed),
    name: requiredTitle(160).check(printed),
    street: requiredLine(160).check(printed),
    postcode: requiredLine(20).check(printed),
    city: requiredLine(120).check(printed),
    email: Email,
    reference: title(120).check(printed),
  }),
  subject: title(200).check(printed),
  service: ServicePeriod,
  /** The discount for early payment; null for none, left out it stays as it is. */
  earlyPayment: z.optional(
    z.nullable(
      z.object({
        share: z.int().check(z.minimum(1), z.maximum(MAX_EARLY_SHARE)),
        days: z.int().check(z.minimum(1), z.maximum(PAYMENT_DAYS)),
      }),
    ),
  ),
  /** Paragraphs below the term of payment. */
  notes: z.array(requiredLines(500).check(printed)).check(z.maxLength(5)),
});
export type DraftChange = z.infer<typeof DraftChange>;

/** Body of `POST …/cancel`; `text` is the reason, which stands on the cancellation. */
export const Cancellation = z.extend(TransitionCommand, { text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500), printed) });
export type Cancellation = z.infer<typeof Cancellation>;

const TakenBackOf = z.union([
  z.strictObject({ key: z.string().check(z.maxLength(64)), quantity: LineQuantity }),
  z.strictObject({ key: z.string().check(z.maxLength(64)), net: Cents.check(z.minimum(1)) }),
]);

/** Body of `POST …/correct`: what is taken back of which lines, each once; `text` is the reason, which stands on the correction. */
export const Correction = z.extend(Cancellation, {
  lines: z.array(TakenBackOf).check(
    z.minLength(1),
    z.maxLength(200),
    z.refine((lines) => new Set(lines.map(({ key }) => key)).size === lines.length),
  ),
});
export type Correction = z.infer<typeof Correction>;

/** Body of `POST …/write-off`: what is still open is not demanded any more; `text` is the reason, which staff alone see. */
export const WriteOff = z.extend(TransitionCommand, { text: requiredLine(500) });
export type WriteOff = z.infer<typeof WriteOff>;

/** Body of `POST …/stop-reminders`; `text` is the reason, which staff alone see. */
export const ReminderStop = z.extend(TransitionCommand, { text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) });
export type ReminderStop = z.infer<typeof ReminderStop>;

/** Body of `POST …/payments`. What was paid back, or booked by mistake, is negative: entries are never changed. */
export const NewPayment = z.extend(TransitionCommand, {
  amount: Booking.check(z.refine((amount) => amount !== 0)),
  paidOn: Day,
  reference: text(200),
});
export type NewPayment = z.infer<typeof NewPayment>;

/** Body of `POST …/refund`: what goes back of an overpayment, as a positive amount. */
export const NewRefund = z.extend(NewPayment, { amount: Booking.check(z.minimum(1)) });
export type NewRefund = z.infer<typeof NewRefund>;

/** Returns what was paid too much on an issued invoice: beyond what is due, and all of it once it was cancelled. */
export const overpaidOf = ({ kind, status, due, paid }: Pick<InvoiceSummary, 'kind' | 'status' | 'due' | 'paid'>): Cents => {
  if (kind !== 'invoice' || status === 'draft') return cents(0);
  return cents(Math.max(0, status === 'cancelled' ? paid : paid - due));
};

/**
 * What an entry is. A `refund` gives back what was paid too much; a `moved` one goes from an invoice to the one that replaces it; an
 * `early_payment` and a `write_off` settle what nobody pays any more.
 */
export const paymentKinds = ['payment', 'refund', 'moved', 'early_payment', 'write_off'] as const;

/** What would bring the invoices of an order into line with it, and the net amount that could be billed then; null for nothing. */
export type Adjustment = {
  /** Numbers of invoices that are cancelled and written anew. */
  rewritten: string[];
  corrected: { number: string; gross: Cents }[];
  unbilled: Cents | null;
};

/** Body of `POST /api/staff/orders/:id/invoices/adjust`. */
export const InvoiceAdjustment = z.object({ key: z.uuid() });

/** The ways an entry came about; `moved` ones come in pairs, from a cancelled invoice to the one that replaces it, `computed` ones follow from others. */
export const paymentSources = ['manual', 'bank', 'moved', 'computed'] as const;

/** An entry; `reference` of a moved one is the number of the other invoice. */
export type Payment = {
  id: string;
  kind: (typeof paymentKinds)[number];
  amount: Cents;
  paidOn: string;
  reference: string;
  source: (typeof paymentSources)[number];
};
/** Days are YYYY-MM-DD. */
export type Reminder = { id: string; level: ReminderLevel; sentOn: string; payUntil: string };

/** An invoice with what has happened to it. Days are YYYY-MM-DD. */
export type Invoice = {
  id: string;
  /** The invoice's number; empty for a draft. */
  number: string;
  status: InvoiceStatus;
  revision: number;
  orderId: string;
  document: InvoiceLike;
  totals: TaxTotals;
  /** The amount to be paid after prepayments. `paid` is what has been settled of it so far, `writtenOff` the part that nobody has to pay. */
  due: Cents;
  paid: Cents;
  writtenOff: Cents;
  dueOn: string;
  /** What is to be paid by whoever pays until a day that has not passed; null where nothing can be saved. */
  earlyOffer: { share: BasisPoints; payBy: string; amount: Cents } | null;
  /** The cancellation of this invoice; `cancels` is the invoice that this one cancels. */
  cancellation: { id: string; number: string } | null;
  cancels: { id: string; number: string } | null;
  /** The invoice that took the place of this cancelled one: what was paid here counts there. */
  replacedBy: { id: string; number: string } | null;
  /** The corrections of this invoice, which lower what is due; `corrects` is the invoice that this one corrects. */
  corrections: { id: string; number: string; gross: Cents }[];
  corrects: { id: string; number: string } | null;
  /** The GiroCode for the open amount, as its text and its rows of modules, `1` dark; null when nothing is open. */
  giroCode: { text: string; rows: string[] } | null;
  payments: Payment[];
  reminders: Reminder[];
};

export type StaffInvoice = Invoice & {
  email: string;
  /** The net amounts before the discount that its lines still say after corrections, by line. */
  left: { key: string; net: Cents }[];
  timeline: TimelineEntry[];
  /** The reason for which reminders were stopped; null while they go on. */
  reminderStop: string | null;
  /** The reason of its write-off; null while there is none. */
  writeOffReason: string | null;
  /** The day of the next reminder, YYYY-MM-DD; null when none follows. */
  remindOn: string | null;
};

/** An invoice in its customer's list. */
export const InvoiceSummary = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(invoiceKinds),
  scope: z.enum(invoiceScopes),
  status: z.enum(invoiceStatuses),
  /** The day of issue; null for a draft. */
  issuedOn: z.nullable(z.string()),
  dueOn: z.string(),
  gross: Cents,
  due: Cents,
  paid: Cents,
  writtenOff: Cents,
  orderNumber: z.string(),
  facts: z.array(z.object({ name: z.enum(invoiceFactNames), value: z.string() })),
});
export type InvoiceSummary = z.infer<typeof InvoiceSummary>;

export const StaffInvoiceSummary = z.extend(InvoiceSummary, { name: z.string() });
export type StaffInvoiceSummary = z.infer<typeof StaffInvoiceSummary>;

/** Orders of the list: by number, due day, gross amount (largest first), or name. */
export const invoiceSorts = ['newest', 'due', 'amount', 'customer'] as const;
export type InvoiceSort = (typeof invoiceSorts)[number];

/** Query of `GET /api/invoices` and `GET /api/staff/invoices`. */
export const InvoiceListQuery = z.extend(ListQuery, {
  /** `unpaid` is open, partly paid and overdue. */
  status: z.optional(z.union([z.enum(invoiceStatuses), z.literal('unpaid')])),
  q: z.optional(text(80)),
  order: z.optional(z.string().check(z.maxLength(40))),
  sort: z.optional(z.enum(invoiceSorts)),
});
export type InvoiceListQuery = z.infer<typeof InvoiceListQuery>;

/** Query of `GET …/download-url`. */
export const InvoiceFormat = z.object({ format: z.enum(documentFormats) });
