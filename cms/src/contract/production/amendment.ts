import * as z from 'zod/mini';
import { Day, Moment } from '../day';
import { BillingAddress } from '../people/account';
import { PriceUnit } from '../content/product';
import { AddonAmount, fitsLine, LineQuantity, UnitPrice } from '../pricing/limits';
import { customerTypes } from '../pricing/customer-type';
import { taxCases } from '../pricing/tax';
import { VatId } from '../pricing/vat-id';
import type { AmendmentDocument } from '../billing/document';
import { MAX_ADDONS, MAX_OFFER_LINES } from '../quoting/offer';
import type { AmendmentStatus } from '../states/amendment';
import { TransitionCommand } from '../states/transition';
import { lines as paragraphs, printed, requiredLine, requiredTitle, title } from '../typed-text';

/** The most amendments of one order, so that an order with all of them is one answer. */
export const MAX_AMENDMENTS = 50;
/** Days for which a proposal is open unless staff set another day. */
export const AMENDMENT_DAYS = 14;

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max), printed);

/** A line of the order as it is to be. `key` is that of the line that it changes; new lines have new ones. */
const AmendedLine = z
  .object({
    key: z.string().check(z.minLength(1), z.maxLength(40)),
    name: text(200).check(z.minLength(1)),
    description: text(2_000),
    unit: PriceUnit,
    quantity: LineQuantity,
    /** Net price per unit. */
    price: UnitPrice,
    addons: z.array(z.object({ name: text(200).check(z.minLength(1)), amount: AddonAmount })).check(z.maxLength(MAX_ADDONS)),
  })
  .check(z.refine(fitsLine, { path: ['price'] }));
export type AmendedLine = z.infer<typeof AmendedLine>;

/** The invoice's recipient as it is to be. */
const AmendedBuyer = z.extend(BillingAddress, {
  customerType: z.enum(customerTypes),
  company: title(160).check(printed),
  vatId: z.union([z.literal(''), VatId]),
  reference: title(120).check(printed),
});

/** Body of `POST /api/staff/orders/:id/amendments`: the order as it is to be. `revision` is the order's. */
export const AmendmentProposal = z.extend(z.omit(TransitionCommand, { text: true }), {
  lines: z.array(AmendedLine).check(z.minLength(1), z.maxLength(MAX_OFFER_LINES)),
  /** Percent off all lines, in basis points. */
  discount: z.int().check(z.minimum(0), z.maximum(10_000)),
  taxCase: z.enum(taxCases),
  buyer: AmendedBuyer,
  /** Working days from when the order's clock began. */
  leadTimeDays: z.int().check(z.minimum(1), z.maximum(365)),
  /** False where the lead time takes the place of the order's express term. */
  keepsExpress: z.boolean(),
  /** The last day on which it can be accepted, YYYY-MM-DD. */
  validUntil: Day,
  reason: paragraphs(1_000).check(printed),
});
export type AmendmentProposal = z.infer<typeof AmendmentProposal>;

/** Body of `POST …/amendments/:amendmentId/accept` and `refuse`. `revision` is the amendment's. */
export const AmendmentAnswer = z.extend(TransitionCommand, {
  /** The checksum of the document that was read; an acceptance needs it. */
  sha256: z.optional(z.string().check(z.regex(/^[\da-f]{64}$/))),
  /** Consumers only: as at an acceptance, for what is added (§ 356 Abs. 4 BGB). */
  earlyStart: z.optional(z.boolean()),
});
export type AmendmentAnswer = z.infer<typeof AmendmentAnswer>;

/**
 * Body of `POST /api/staff/orders/:id/corrections`: what staff may set right without the customer's consent, since it changes no
 * contract. What is left out stays. `text` is the reason.
 */
export const OrderCorrection = z.extend(TransitionCommand, {
  text: requiredLine(500),
  /** Spelling and street; another person, country, VAT ID or kind of customer takes an amendment. */
  buyer: z.optional(
    z.object({
      company: title(160).check(printed),
      name: requiredTitle(160).check(printed),
      street: requiredLine(160).check(printed),
      postcode: requiredLine(20).check(printed),
      city: requiredLine(120).check(printed),
      reference: title(120).check(printed),
    }),
  ),
  /** The team's own due time (ISO), which the customer never sees; null takes it back. */
  internalDueAt: z.optional(z.nullable(Moment)),
  /** The address that mails about a guest's order go to. */
  email: z.optional(z.email().check(z.maxLength(254))),
});
export type OrderCorrection = z.infer<typeof OrderCorrection>;

/** An amendment as both sides see it. Times are ISO times. */
export type Amendment = {
  id: string;
  /** `BE-2026-00001-N1` */
  number: string;
  status: AmendmentStatus;
  revision: number;
  sha256: string;
  document: AmendmentDocument;
  proposedAt: string;
  decidedAt: string | null;
  /** True when a consumer asked that what is added begins before its withdrawal period ends; that period's end, null for businesses. */
  earlyStart: boolean;
  withdrawUntil: string | null;
};
