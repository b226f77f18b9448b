import { type BasisPoints, type Cents, cents, sum } from '../pricing/money';
import type { Locale } from '../constants';
import type { OfferedExpress } from '../pricing/pricing';
import type { PriceUnit } from '../content/product';
import type { QuoteContact } from '../quoting/quote';
import { taxTotals, type TaxCase, type TaxTotals } from '../pricing/tax';

/** The operator, as it stands on every document (§ 14 Abs. 4 UStG, § 35a GmbHG). */
export type Seller = {
  brand: string;
  legalName: string;
  managingDirectors: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
  email: string;
  phone: string;
  vatId: string;
  taxNumber: string;
  iban: string;
  bic: string;
  bank: string;
  register: string;
};

export type Buyer = {
  customerType: QuoteContact['customerType'];
  company: string;
  name: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
  email: string;
  vatId: string;
  /** What the buyer wants to find on the invoice: an order number, or the Leitweg-ID of a public buyer. Empty for none. */
  reference: string;
};

/** One line. `net` is `base` and all add-ons; amounts of a cancellation are negative, its quantities too. */
export type DocumentLine = {
  /** Identity of an offer's line through its versions. */
  key?: string;
  name: string;
  description: string;
  unit: PriceUnit;
  quantity: number;
  /** Net a unit. */
  price: Cents;
  base: Cents;
  addons: readonly { name: string; amount: Cents }[];
  net: Cents;
  vatRate: BasisPoints;
  /** The index with which an offer's line was changed last; absent where it never was. */
  revision?: string;
};

/** Dates are YYYY-MM-DD in Europe/Berlin. */
type Headed = { number: string; date: string; locale: Locale; seller: Seller; buyer: Buyer };

type Priced = Headed & {
  /** What the work is about, in the customer's words. */
  subject: string;
  taxCase: TaxCase;
  lines: readonly DocumentLine[];
  /** Percent off all lines. */
  discount: BasisPoints;
  /** Paragraphs of terms, agreed for this document. */
  terms: readonly string[];
};

/** What a consumer is told about the right of withdrawal (§ 312d, § 356 BGB); null for a business. */
type Withdrawal = { withdrawalNotice: readonly string[] | null };

export type OfferDocument = Priced &
  Withdrawal & {
    kind: 'offer';
    /** Plan index: a, b, c. */
    version: string;
    validUntil: string;
    leadTimeDays: number;
    /** Holds in place of the lead time. */
    express?: OfferedExpress;
  };

export type OrderConfirmationDocument = Priced &
  Withdrawal & {
    kind: 'order-confirmation';
    offerNumber: string;
    orderedOn: string;
    /** When the work is due, as an ISO time; null until the order starts. */
    dueAt: string | null;
    /** Whether a consumer asked for a start before the withdrawal period ends. */
    earlyStart: boolean;
  };

/** A partial invoice that was paid before the final one, and what it carried (§ 14 Abs. 5 UStG). */
export type Prepayment = { number: string; date: string; net: Cents; vat: Cents; gross: Cents };

type Billed = Priced & {
  /** `partial` asks for a part of an order's price, `final` deducts what such parts were paid. */
  scope: 'full' | 'partial' | 'final';
  orderNumber: string;
  /** When the work was done; for a partial invoice the period it covers. */
  service: { from: string; to: string };
  prepayments: readonly Prepayment[];
};

export type InvoiceDocument = Billed & { kind: 'invoice'; dueOn: string };

/** Takes back an issued invoice with the opposite of its lines. */
export type CancellationDocument = Billed & { kind: 'cancellation'; cancels: { number: string; date: string }; reason: string };

export type ReminderDocument = Headed & {
  kind: 'reminder';
  level: 1 | 2 | 3;
  payUntil: string;
  invoices: readonly { number: string; date: string; dueOn: string; gross: Cents; paid: Cents }[];
};

export type PricedDocument = OfferDocument | OrderConfirmationDocument | InvoiceDocument | CancellationDocument;
export type InvoiceLike = InvoiceDocument | CancellationDocument;
export type ShopDocument = PricedDocument | ReminderDocument;

/** The documents that are kept, and the formats they are kept in. */
export const documentKinds = [
  'offer',
  'order-confirmation',
  'invoice',
  'cancellation',
  'reminder',
] as const satisfies readonly ShopDocument['kind'][];
export const documentFormats = ['pdf', 'xml'] as const;

/** The sums of a document, from its lines alone. */
export const totalsOf = ({ lines, discount }: Pick<Priced, 'lines' | 'discount'>): TaxTotals => taxTotals(lines, discount);

/** What partial invoices already brought, what evens out their rounding (BT-114), and what is left to pay: gross − prepaid + rounding. */
type Payable = { prepaid: Cents; rounding: Cents; payable: Cents };

/**
 * What is left to pay. VAT is rounded on each partial invoice and once more on the whole (§ 14 Abs. 5 UStG), at most half
 * a cent off each time: parts that bring the whole net price leave a cent or two, which nobody owes.
 */
export function payableOf(invoice: Pick<InvoiceLike, 'lines' | 'discount' | 'prepayments'>): Payable {
  const { prepayments } = invoice;
  const { net, gross } = totalsOf(invoice);
  const prepaid = sum(prepayments.map((paid) => paid.gross));
  const open = gross - prepaid;
  const openNet = net - sum(prepayments.map((paid) => paid.net));
  const isRounding = Math.abs(open) <= prepayments.length && open * Math.sign(openNet) <= 0;
  const rounding = cents(isRounding ? 0 - open : 0);
  return { prepaid, rounding, payable: cents(open + rounding) };
}

const opposite = (amount: Cents): Cents => cents(0 - amount);

/** The cancellation of an issued invoice: its lines and prepayments with the opposite sign. */
export function cancellationOf(
  { dueOn: _dueOn, ...invoice }: InvoiceDocument,
  head: Pick<CancellationDocument, 'number' | 'date' | 'reason'>,
): CancellationDocument {
  return {
    ...invoice,
    ...head,
    kind: 'cancellation',
    cancels: { number: invoice.number, date: invoice.date },
    terms: [],
    lines: invoice.lines.map((line) => ({
      ...line,
      quantity: -line.quantity,
      base: opposite(line.base),
      addons: line.addons.map(({ name, amount }) => ({ name, amount: opposite(amount) })),
      net: opposite(line.net),
    })),
    prepayments: invoice.prepayments.map((paid) => ({
      ...paid,
      net: opposite(paid.net),
      vat: opposite(paid.vat),
      gross: opposite(paid.gross),
    })),
  };
}
