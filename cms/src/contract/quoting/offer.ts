import type { BothTexts, DeclineReason } from './lost-offer';
import type { RequestOrigin } from './made-request';
import type { Quote } from './quote';
import { HandedFiles, type Message, type TimelineEntry } from './thread';
import * as z from 'zod/mini';
import { Day, Moment } from '../day';
import { type BasisPoints, cents, sum, thousandths } from '../pricing/money';
import { Cents } from '../pricing/cents';
import { AddonAmount, fitsLine, LineQuantity, UnitPrice } from '../pricing/limits';
import type { DocumentLine, OfferDocument } from '../billing/document';
import { hasChoice, type LineChoice, MAX_GROUP_NAME } from './choice';
import { worstDiscount } from './worst-discount';
import { addonAmount, addonPricing, type OfferedExpress, priceLine } from '../pricing/pricing';
import { AddonPriceType, PriceUnit } from '../content/product';
import { taxCases, vatRateOf, type TaxCase, type TaxProposal, type TaxTotals } from '../pricing/tax';
import { BillingAddress } from '../people/account';
import { TransitionCommand } from '../states/transition';
import { printed, title } from '../typed-text';
import type { FileCheck } from '../files/file-check';
import { VatId } from '../pricing/vat-id';

/** The largest discount off the list without a super admin (PRODUCT: over 20 %). */
export const STAFF_DISCOUNT_LIMIT: BasisPoints = 2_000;
export const MAX_OFFER_LINES = 200;
/** Days for which an offer is open unless staff set another day. */
export const OFFER_DAYS = 30;
/** Working days of a service without a lead time of its own. */
export const STANDARD_LEAD_DAYS = 5;

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const printedText = (max: number) => text(max).check(printed);

/** An add-on while staff work on its line. */
export const DraftAddon = z.object({
  /** The add-on of the catalogue, empty for a free one. */
  id: text(64),
  name: printedText(200).check(z.minLength(1)),
  amount: AddonAmount,
  /** The price in the list, in euros or percent; absent for a free add-on. Only the server sets it, as it sets a line's `listPrice`. */
  listed: z.optional(z.object({ price: z.string().check(z.regex(/^-?\d{1,9}(\.\d{1,9})?$/)), priceType: AddonPriceType })),
});
export type DraftAddon = z.infer<typeof DraftAddon>;

export const MAX_ADDONS = 30;

const DraftChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('required') }),
  z.object({ kind: z.literal('optional'), preset: z.boolean() }),
  z.object({ kind: z.literal('alternative'), group: printedText(MAX_GROUP_NAME).check(z.minLength(1)), preset: z.boolean() }),
]) satisfies z.ZodMiniType<LineChoice>;

/** A line while staff work on it. `price` is net per unit, null until somebody sets it. */
export const DraftLine = z
  .object({
    /** Identifies the line from version to version. */
    key: z.string().check(z.minLength(1), z.maxLength(40)),
    /** The product; empty for a free line and for an add-on. */
    productId: text(64),
    /** The add-on of the catalogue that stands as a line of its own. */
    addonId: z.optional(text(64)),
    name: printedText(200).check(z.minLength(1)),
    description: printedText(2_000),
    unit: PriceUnit,
    quantity: LineQuantity,
    price: z.nullable(UnitPrice),
    /** Net price per unit in the list; null for a free line. The discount limit is measured against it. */
    listPrice: z.nullable(Cents),
    addons: z.array(DraftAddon).check(z.maxLength(MAX_ADDONS)),
    /** Add-ons that were removed and can be brought back until the offer is sent. They count nothing. */
    removedAddons: z.optional(z.array(DraftAddon).check(z.maxLength(MAX_ADDONS))),
    propertyRelated: z.boolean(),
    /** True for a service of § 3a Abs. 4 Satz 2 UStG; absent in drafts from before it was known. */
    listedService: z.optional(z.boolean()),
    /** How the line is taken; absent for one that always is. */
    choice: z.optional(DraftChoice),
    /** The net price that a contractor is expected to ask for the line; never leaves the staff area. */
    cost: z.nullable(AddonAmount),
  })
  .check(z.refine(fitsLine, { path: ['price'] }));
export type DraftLine = z.infer<typeof DraftLine>;

/** An offer as staff prepare it. Body part of `PUT /api/staff/quotes/:id/draft`. */
export const OfferDraft = z.object({
  lines: z.array(DraftLine).check(z.minLength(1), z.maxLength(MAX_OFFER_LINES)),
  /** Lines that were removed and can be brought back until the offer is sent. They count nothing. */
  removed: z.optional(z.array(DraftLine).check(z.maxLength(MAX_OFFER_LINES))),
  /** Percent off all lines, in basis points. */
  discount: z.int().check(z.minimum(0), z.maximum(10_000)),
  leadTimeDays: z.int().check(z.minimum(1), z.maximum(365)),
  /** The last day on which it can be accepted, YYYY-MM-DD. */
  validUntil: Day,
  /** Terms as paragraphs, divided by empty lines. */
  terms: printedText(5_000),
  /** The tax case; null until staff confirm it. */
  taxCase: z.nullable(z.enum(taxCases)),
});
export type OfferDraft = z.infer<typeof OfferDraft>;

/** Body of `PUT /api/staff/quotes/:id/draft`. */
export const DraftChange = z.object({ revision: z.int(), draft: OfferDraft });
export type DraftChange = z.infer<typeof DraftChange>;

/** A version that was sent. It never changes; a newer one supersedes it. */
export type Offer = {
  id: string;
  /** Plan index: a, b, c. */
  version: string;
  /** ISO time. */
  sentAt: string;
  latest: boolean;
  document: OfferDocument;
  totals: TaxTotals;
};

/** The draft with the tax case that the server proposes. */
export type DraftView = { draft: OfferDraft; proposal: TaxProposal };

/** Checks whether an add-on's amount follows from its line, so that nobody types it. */
export const followsLine = ({ listed }: Pick<DraftAddon, 'listed'>): boolean =>
  listed !== undefined && addonPricing[listed.priceType].followsLine;

const listedAmount = (listed: NonNullable<DraftAddon['listed']>, { price, quantity }: Pick<DraftLine, 'price' | 'quantity'>): Cents =>
  addonAmount(listed, priceLine(price ?? cents(0), quantity, []).base, thousandths(quantity));

/** Returns the draft that goes on from a sent offer: what was removed before is gone with it. */
export const sentDraft = ({ removed: _removed, lines, ...draft }: OfferDraft): OfferDraft => ({
  ...draft,
  lines: lines.map(({ removedAddons: _addons, ...line }) => line),
});

/** Sets the amounts of those add-ons that follow their line. */
export const withAddonAmounts = (line: DraftLine): DraftLine => ({
  ...line,
  addons: line.addons.map((addon) => (addon.listed && followsLine(addon) ? { ...addon, amount: listedAmount(addon.listed, line) } : addon)),
});

/** Builds one line of the offer from the draft. An unpriced line counts nothing. */
export function draftedLine(line: DraftLine, taxCase: TaxCase | null): DocumentLine {
  const { key, name, description, unit, quantity, price, addons } = withAddonAmounts(line);
  const unitPrice = price ?? cents(0);
  const { base } = priceLine(unitPrice, quantity, []);
  const net = sum([base, ...addons.map(({ amount }) => amount)]);
  return {
    key,
    name,
    description,
    unit,
    quantity,
    price: unitPrice,
    base,
    addons: addons.map((addon) => ({ name: addon.name, amount: addon.amount })),
    net,
    vatRate: vatRateOf(taxCase ?? 'domestic'),
    revision: null,
  };
}

const notNegative = (amount: Cents | null): Cents => cents(Math.max(0, amount ?? 0));

/** Prices a line by the list. A free line counts as priced, but a negative amount is a discount. */
function atList(line: DraftLine): DraftLine {
  const listed = { ...line, price: line.listPrice ?? notNegative(line.price) };
  const addons = line.addons.map((addon) => ({
    ...addon,
    amount: addon.listed ? listedAmount(addon.listed, listed) : notNegative(addon.amount),
  }));
  return { ...listed, addons };
}

/** A line of the request, as far as the comparison of prices needs it. */
type RequestedLine = { productId: string; net: Cents };

const isFree = ({ productId, addonId }: DraftLine): boolean => !productId && !addonId;

const judgedLine = (line: DraftLine) => ({
  choice: line.choice,
  productId: line.productId,
  isFree: isFree(line),
  list: draftedLine(atList(line), null).net,
  net: draftedLine(line, null).net,
});

/** Sums all lines at the list's prices. Free lines stand in for the requested services that are gone from the offer. */
export function listTotal(lines: readonly DraftLine[], requested: readonly RequestedLine[]): Cents {
  const totalOf = (some: readonly DraftLine[]) => sum(some.map((line) => draftedLine(atList(line), null).net));
  const free = lines.filter(isFree);
  if (free.length === 0) return totalOf(lines);
  const gone = requested.filter(({ productId }) => lines.every((line) => line.productId !== productId));
  const replaced = sum(gone.map(({ net }) => net));
  return sum([totalOf(lines.filter((line) => !isFree(line))), cents(Math.max(totalOf(free), replaced))]);
}

/**
 * Computes how far the draft lies below the list, in basis points; 0 when it does not. With a choice it is that of the choice that
 * lies furthest below.
 * @param requested the request's lines at the list's prices
 */
export function discountBelowList(
  { lines, discount }: Pick<OfferDraft, 'lines' | 'discount'>,
  requested: readonly RequestedLine[],
): BasisPoints {
  if (hasChoice(lines)) return worstDiscount(lines.map(judgedLine), { discount, requested });
  const list = listTotal(lines, requested);
  const net = sum(lines.map((line) => draftedLine(line, null).net));
  if (list <= 0) return net < 0 ? 10_000 : 0;
  return Math.max(0, Math.ceil((list * 10_000 - net * (10_000 - discount)) / list));
}

/** Returns the next version: `a` after nothing, `b` after `a`, `aa` after `z`. */
export function versionAfter(version: string | null): string {
  if (version === null || version === '') return 'a';
  const head = version.slice(0, -1);
  const last = version.charCodeAt(version.length - 1);
  return version.endsWith('z') ? `${versionAfter(head)}a` : head + String.fromCharCode(last + 1);
}

/** A version of a legal text: its title, and the SHA-256 that it is known by. */
export type LegalTextVersion = { title: string; version: string };

/** The time (ISO) by which work of an express term would be delivered, however many lines of it are taken. */
export type ExpressTimes = Partial<Record<OfferedExpress['term'], string>>;

/** A quote with its history, as its customer sees it. */
export type QuoteView = Quote & {
  revision: number;
  /** The latest version sent; null before the first and while it is withdrawn. */
  offer: Offer | null;
  /** The terms as they stand now, to which an acceptance of the offer agrees; null while there is nothing to accept. */
  terms: LegalTextVersion | null;
  /** The time (ISO) at which its express work would be due if the work began now; null without an offer of express to accept. */
  expressBy: string | null;
  /** The same for each express term that an offer with a choice may come to; empty without one. */
  expressTimes: ExpressTimes;
  /** The reasons to choose from when the offer is declined; empty while there is none to decline. */
  declineReasons: DeclineReason[];
  /** The reason that was chosen for declining it, as it was called then; null for none. */
  declineReason: BothTexts | null;
  /** The order that its acceptance made. */
  orderId: string | null;
  /** The keys of the lines that were ordered; null without an order, and of an offer without a choice. */
  chosen: string[] | null;
  /** The state of each file of the lines, by its `fileName`; one that was removed has none. */
  checks: Record<string, FileCheck>;
  messages: Message[];
  timeline: TimelineEntry[];
};

/** A quote with its history, as staff see it. */
export type StaffQuoteView = Omit<QuoteView, 'offer' | 'terms' | 'expressBy' | 'expressTimes' | 'declineReasons'> & {
  /** Every version, newest first. */
  offers: Offer[];
  draft: DraftView;
  /** The origin of a request that staff made; null for one that its customer sent. */
  origin: RequestOrigin | null;
};

/** Body of `POST …/accept`: what makes an offer an order (§ 312j BGB). */
export const Acceptance = z.extend(TransitionCommand, {
  /** The version that the customer read. */
  version: z.string().check(z.regex(/^[a-z]{1,3}$/)),
  billing: BillingAddress,
  company: z.optional(title(160).check(printed)),
  vatId: z.optional(VatId),
  /** The buyer's order number or Leitweg-ID for the invoice. */
  reference: z.optional(title(120).check(printed)),
  termsAccepted: z.literal(true),
  /** The version of the terms that was shown; left out only where none were published. */
  termsVersion: z.optional(z.string().check(z.regex(/^[\da-f]{64}$/))),
  /** The express time that was shown (ISO time): a later one is refused. */
  expressBy: z.optional(Moment),
  /**
   * Consumers only: requests that the work begins before the withdrawal period ends, and confirms to know the effect (§ 356
   * Abs. 4 BGB).
   */
  earlyStart: z.optional(z.boolean()),
  /** The keys of the lines that are ordered; only for an offer without a choice may they be left out, and the total below. */
  chosen: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(MAX_OFFER_LINES))),
  /** The gross total that was shown for them: another one is refused. */
  shownGross: z.optional(z.int()),
});
export type Acceptance = z.infer<typeof Acceptance>;

/**
 * Body of `POST /api/staff/quotes/:id/accept`: an acceptance that a business gave in writing, as a lead records it. Files hold what the
 * customer wrote; `text` goes to them with it.
 */
export const WrittenAcceptance = z.extend(
  z.omit(Acceptance, { termsAccepted: true, termsVersion: true, expressBy: true, earlyStart: true }),
  {
    files: z.extend(HandedFiles, { fileNames: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(20)) }),
    /** The day on which it reached us, YYYY-MM-DD. */
    receivedOn: Day,
  },
);
export type WrittenAcceptance = z.infer<typeof WrittenAcceptance>;
