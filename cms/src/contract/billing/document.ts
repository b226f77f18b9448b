import type * as z from 'zod/mini';
import { cents, sum } from '../pricing/money';
import type { Cents } from '../pricing/cents';
import type * as stored from './stored-document';
import { taxTotals, type TaxTotals } from '../pricing/tax';
import { isPreset, type LineChoice } from '../quoting/choice';

/** The operator, as it stands on every document. */
export type Seller = z.infer<typeof stored.Seller>;
export type Buyer = z.infer<typeof stored.Buyer>;
export type DocumentLine = z.infer<typeof stored.DocumentLine>;
export type OfferLine = z.infer<typeof stored.OfferLine>;
type Headed = z.infer<typeof stored.Headed>;
type Priced = z.infer<typeof stored.Priced>;

export type OfferDocument = z.infer<typeof stored.OfferDocument>;

/** The confirmation of an order. It is not stored: it follows from the order and its offer. */
export type OrderConfirmationDocument = Priced &
  Pick<OfferDocument, 'withdrawalNotice'> & {
    kind: 'order-confirmation';
    offerNumber: string;
    orderedOn: string;
    /** The time the work is due, as an ISO time; null while none is known. */
    dueAt: string | null;
    /** True when a consumer asked for a start before the withdrawal period ends. */
    earlyStart: boolean;
  };

/** The terms that an order was placed under, as Markdown. It is not stored: the order names the version that is. */
export type AgreedTermsDocument = Headed & { kind: 'agreed-terms'; title: string; text: string; version: string };

export type AmendmentDocument = z.infer<typeof stored.AmendmentDocument>;

export type Prepayment = z.infer<typeof stored.Prepayment>;
export type InvoiceDocument = z.infer<typeof stored.InvoiceDocument>;
export type CancellationDocument = z.infer<typeof stored.CancellationDocument>;
export type CorrectionDocument = z.infer<typeof stored.CorrectionDocument>;

export type ReminderDocument = Headed & {
  kind: 'reminder';
  level: 1 | 2 | 3;
  payUntil: string;
  invoices: readonly { number: string; date: string; dueOn: string; gross: Cents; paid: Cents }[];
};

export type InvoiceLike = InvoiceDocument | CancellationDocument | CorrectionDocument;
export type PricedDocument = OfferDocument | OrderConfirmationDocument | AmendmentDocument | InvoiceLike;
export type ShopDocument = PricedDocument | AgreedTermsDocument | ReminderDocument;

/** The documents that are kept, and the formats they are kept in. */
export const documentKinds = [
  'offer',
  'order-confirmation',
  'agreed-terms',
  'amendment',
  'invoice',
  'cancellation',
  'correction',
  'reminder',
] as const satisfies readonly ShopDocument['kind'][];
export const documentFormats = ['pdf', 'xml'] as const;

type Summed = Pick<Priced, 'discount'> & { lines: readonly (Pick<DocumentLine, 'net' | 'vatRate'> & { choice?: LineChoice })[] };

/** Computes the sums of a document, from its lines alone; of an offer with a choice those of what is preset. */
export const totalsOf = ({ lines, discount }: Summed): TaxTotals => taxTotals(lines.filter(isPreset), discount);

/**
 * The sum of paid partial invoices, the amount that evens out their rounding (BT-114), and what remains to be paid: gross −
 * prepaid + rounding.
 */
type Payable = { prepaid: Cents; rounding: Cents; payable: Cents };

/**
 * Computes what is left to pay. VAT is rounded on each partial invoice and once more on the whole (§ 14 Abs. 5 UStG), at
 * most half a cent off each time: partial invoices that bring the whole net price leave a cent or two, which nobody owes.
 */
export function payableOf(
  invoice: Pick<InvoiceLike, 'lines' | 'discount' | 'prepayments'> & Pick<CorrectionDocument, 'rounding'>,
): Payable {
  const { prepayments } = invoice;
  const { net, gross } = totalsOf(invoice);
  const prepaid = sum(prepayments.map((paid) => paid.gross));
  const open = gross - prepaid;
  const openNet = net - sum(prepayments.map((paid) => paid.net));
  const isRounding = Math.abs(open) <= prepayments.length && open * Math.sign(openNet) <= 0;
  const rounding = invoice.rounding ?? cents(isRounding ? 0 - open : 0);
  return { prepaid, rounding, payable: cents(open + rounding) };
}

/** Sums up what was paid on the invoices that this one replaces, which counts for it from the beginning. */
export const carriedTo = ({ replaces = [] }: Pick<InvoiceLike, 'replaces'>): Cents => sum(replaces.map(({ paid }) => paid));
