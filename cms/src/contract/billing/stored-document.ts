import * as z from 'zod/mini';
import { Cents } from '../pricing/cents';
import { type ExpressTerm as Term, expressTerms } from '../pricing/pricing';
import { locales } from '../constants';
import { PriceUnit } from '../content/product';
import { QuoteContact } from '../quoting/quote';
import { type Stored, versioned } from '../versioned';
import { taxCases } from '../pricing/tax';

const text = z.string();
/** A day of Europe/Berlin, YYYY-MM-DD. */
const day = z.iso.date();
const basisPoints = z.int();
const listOf = <Item extends z.ZodMiniType>(item: Item) => z.readonly(z.array(item));

/** The operator, as it stands on every document (§ 14 Abs. 4 UStG, § 35a GmbHG). */
export const Seller = z.object({
  brand: text,
  legalName: text,
  managingDirectors: text,
  street: text,
  postcode: text,
  city: text,
  country: text,
  email: text,
  phone: text,
  vatId: text,
  taxNumber: text,
  iban: text,
  bic: text,
  bank: text,
  register: text,
});

export const Buyer = z.object({
  customerType: QuoteContact.shape.customerType,
  company: text,
  name: text,
  street: text,
  postcode: text,
  city: text,
  country: text,
  email: text,
  vatId: text,
  /** The buyer's own reference: an order number, or the Leitweg-ID of a public buyer. Empty for none. */
  reference: text,
});

/** A line of a document. `net` is `base` and all add-ons; amounts of a cancellation are negative, its quantities too. */
export const DocumentLine = z.object({
  /** Identity of an offer's line through its versions; unique within the document. */
  key: text,
  name: text,
  description: text,
  unit: PriceUnit,
  quantity: z.number(),
  /** Net price per unit. */
  price: Cents,
  base: Cents,
  addons: listOf(z.object({ name: text, amount: Cents })),
  net: Cents,
  vatRate: basisPoints,
  /** The index with which an offer's line was changed last; null where it never was. */
  revision: z.nullable(text),
});

/** The head of every document: number, day, language, seller and buyer. */
export const Headed = z.object({ number: text, date: day, locale: z.enum(locales), seller: Seller, buyer: Buyer });

export const Priced = z.extend(Headed, {
  /** The subject of the work, in the customer's words. */
  subject: text,
  taxCase: z.enum(taxCases),
  lines: listOf(DocumentLine),
  /** Discount on all lines. */
  discount: basisPoints,
  /** Paragraphs of terms, agreed for this document. */
  terms: listOf(text),
});

/** How a line of an offer is taken: always, if its buyer wants it, or as the one of its group. `preset` ones are ticked at first. */
export const LineChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('required') }),
  z.object({ kind: z.literal('optional'), preset: z.boolean() }),
  z.object({ kind: z.literal('alternative'), group: text, preset: z.boolean() }),
]);

const ExpressTerm = z.object({ term: z.enum(expressTerms), cutoff: text, due: text }) satisfies z.ZodMiniType<Term>;

const OfferedExpress = z.extend(ExpressTerm, { surcharge: Cents, units: z.optional(z.int()) });

/** A line of an offer, with the express term that it brings along; null without one, and in offers without a choice. */
export const OfferLine = z.extend(DocumentLine, { choice: LineChoice, express: z.nullable(OfferedExpress) });

export const OfferDocument = z.extend(Priced, {
  kind: z.literal('offer'),
  lines: listOf(OfferLine),
  /** Plan index: a, b, c. */
  version: text,
  validUntil: day,
  leadTimeDays: z.int(),
  /** The express term of what is preset, which replaces the lead time; null without an express add-on. */
  express: z.nullable(OfferedExpress),
  /** The instruction on the right of withdrawal for a consumer (§ 312d, § 356 BGB), as paragraphs; null for a business. */
  withdrawalNotice: z.nullable(listOf(text)),
});

/** The content of an order that was taken over from the accepted offer, and the pauses of its clock. */
export const OrderDocument = z.object({
  buyer: Buyer,
  subject: text,
  lines: z.array(DocumentLine),
  express: z.nullable(ExpressTerm),
  /** Pauses of the clock, as ISO times; one that lasts has no end. */
  pauses: z.array(z.object({ from: text, to: z.nullable(text) })),
});
export type OrderDocument = z.infer<typeof OrderDocument>;

/** What an amendment of an order can change. */
const Amendable = z.object({
  buyer: Buyer,
  taxCase: Priced.shape.taxCase,
  lines: Priced.shape.lines,
  discount: Priced.shape.discount,
  leadTimeDays: z.int(),
  express: z.nullable(ExpressTerm),
  /** When the work is due, as an ISO time; null while nobody knows. */
  dueAt: z.nullable(text),
});

/** A proposed change of an order: the whole of it as it is to be, and as it was. */
export const AmendmentDocument = z.extend(Priced, {
  kind: z.literal('amendment'),
  ...Amendable.shape,
  orderNumber: text,
  orderedOn: day,
  /** The amendment that it builds on; 0 for the order as it was placed. */
  base: z.int(),
  /** The last day on which it can be accepted. */
  validUntil: day,
  /** Why the order is to change, in the words of staff; empty without. */
  reason: text,
  before: Amendable,
  /** The instruction on the right of withdrawal for what a consumer orders on top, as paragraphs; null where nothing is added. */
  withdrawalNotice: z.nullable(listOf(text)),
});

/** A partial invoice that was paid before the final one, and what it carried (§ 14 Abs. 5 UStG). */
export const Prepayment = z.object({ number: text, date: day, net: Cents, vat: Cents, gross: Cents });

/** An invoice that was cancelled for the one that names it, and what was paid on it and counts for that one. */
const Replaced = z.object({ number: text, date: day, paid: Cents });

const Billed = z.extend(Priced, {
  /** A `partial` invoice bills a part of an order's price, a `final` one deducts such parts that were paid. */
  scope: z.enum(['full', 'partial', 'owed', 'final', 'supplement']),
  orderNumber: text,
  /** The days on which the work was done; for a partial invoice the period it covers. */
  service: z.object({ from: day, to: day }),
  prepayments: listOf(Prepayment),
  /** Invoices that were cancelled for this one, left out where there are none: unpaid partial ones that a final one takes up. */
  replaces: z.optional(listOf(Replaced)),
});

/** A discount for early payment: its share, the days it is granted for, and the last of them. */
const EarlyPayment = z.object({ share: basisPoints, days: z.int(), payBy: day });

export const InvoiceDocument = z.extend(Billed, {
  kind: z.literal('invoice'),
  dueOn: day,
  /** Left out where none is granted. */
  earlyPayment: z.optional(EarlyPayment),
});

/** A cancellation of an issued invoice, with the opposite of its lines. */
export const CancellationDocument = z.extend(Billed, {
  kind: z.literal('cancellation'),
  cancels: z.object({ number: text, date: day }),
  reason: text,
  /** The corrections of that invoice, whose rest is cancelled; left out where it was never corrected. */
  corrected: z.optional(listOf(z.object({ number: text, date: day }))),
  /** Cents that even out the rounding of sums, left out where there are none. */
  rounding: z.optional(Cents),
});

/** A correction of an issued invoice: what is taken back of its lines, in positive amounts. */
export const CorrectionDocument = z.extend(Billed, {
  kind: z.literal('correction'),
  corrects: z.object({ number: text, date: day }),
  reason: text,
  /** Cents that even out the rounding of sums, left out where there are none. */
  rounding: z.optional(Cents),
});

/** Upgrades version 1, which had no key on the line of a partial invoice, and no revision on lines that never changed. */
const withNamedLines = ({ lines, ...stored }: Stored): Stored => ({
  ...stored,
  lines: Array.isArray(lines)
    ? lines.map((line: Stored, index) => ({ ...line, key: line.key ?? String(index + 1), revision: line.revision ?? null }))
    : lines,
});

/** Upgrades version 2, whose lines were all taken. */
const withChoices = ({ lines, ...stored }: Stored): Stored => ({
  ...stored,
  lines: Array.isArray(lines) ? lines.map((line: Stored) => ({ ...line, choice: { kind: 'required' }, express: null })) : lines,
});

/** Stored offers. Version 1 left `express` out where there was none. */
export const storedOffers = versioned(OfferDocument, [
  (stored) => withNamedLines({ ...stored, express: stored.express ?? null }),
  withChoices,
]);

/** Stored content of orders. Version 1 was written before offers had a subject. */
export const storedOrders = versioned(OrderDocument, [(stored) => withNamedLines({ ...stored, subject: stored.subject ?? '' })]);

export const storedAmendments = versioned(AmendmentDocument, []);

/** Stored invoices: drafts, issued ones, cancellations and corrections. */
export const storedInvoices = versioned(z.discriminatedUnion('kind', [InvoiceDocument, CancellationDocument, CorrectionDocument]), [
  withNamedLines,
]);
