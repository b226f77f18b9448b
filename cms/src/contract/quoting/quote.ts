import * as z from 'zod/mini';
import { Day } from '../day';
import { CART_ID_PATTERN, MAX_NOTE_LENGTH } from './cart';
import { PriceTier } from '../content/product';
import { Cents } from '../pricing/cents';
import { customerTypes } from '../pricing/customer-type';
import { locales } from '../constants';
import { Country } from '../country';
import { Email } from '../people/account';
import { ListQuery } from '../list';
import { AddonPriceType, PriceUnit } from '../content/product';
import { quoteStatuses } from '../states/quote';
import { line, lines, printed, requiredLine, requiredTitle, title } from '../typed-text';
import { VatId } from '../pricing/vat-id';

const QuoteStatus = z.enum(quoteStatuses);

/** An e-mail address, at most 254 characters (RFC 5321). */
const EmailAddress = z.email().check(z.maxLength(254));

/** The sender of a request. Required: name, email, customer type, project country. */
export const QuoteContact = z.object({
  name: requiredTitle(120).check(printed),
  email: EmailAddress,
  customerType: z.enum(customerTypes),
  projectCountry: Country,
  company: z.optional(title(160).check(printed)),
  phone: z.optional(z.string().check(z.trim(), z.regex(/^$|^\+?[0-9 ()/.-]{5,40}$/))),
  vatId: z.optional(VatId),
  projectPostcode: z.optional(z.string().check(z.trim(), z.regex(/^$|^[A-Za-z0-9 -]{3,12}$/))),
  /** A date as YYYY-MM-DD. */
  wantedDate: z.optional(z.string().check(z.regex(/^$|^\d{4}-\d{2}-\d{2}$/))),
  message: z.optional(lines(5_000)),
});
export type QuoteContact = z.infer<typeof QuoteContact>;

export const QuoteRequestItem = z.object({
  productId: requiredLine(64),
  quantity: z.number(),
  selectedAddons: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(30)),
  note: z.optional(lines(MAX_NOTE_LENGTH)),
  /** `fileName`s of finished uploads of this cart. */
  files: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100)),
});
export type QuoteRequestItem = z.infer<typeof QuoteRequestItem>;

/** Body of `POST /api/quotes`; whether its services are too many is said by `cart.full`. `expectedNet` is the net total the visitor saw, in cents. */
export const QuoteRequest = z.object({
  cartId: z.string().check(z.regex(CART_ID_PATTERN)),
  locale: z.enum(locales),
  items: z.array(QuoteRequestItem).check(z.minLength(1)),
  contact: QuoteContact,
  consent: z.literal(true),
  expectedNet: z.number(),
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;

export const QuoteLine = z.object({
  productId: z.string(),
  name: z.string(),
  unit: PriceUnit,
  quantity: z.number(),
  /** Net price per unit: that of the tier which the quantity reached. */
  price: Cents,
  /** The price by quantity at the request; absent without a volume ladder. */
  ladder: z.optional(z.object({ price: Cents, tiers: z.array(PriceTier) })),
  base: Cents,
  addons: z.array(z.object({ id: z.string(), name: z.string(), price: z.string(), priceType: AddonPriceType, amount: Cents })),
  net: Cents,
  note: z.string(),
  files: z.array(z.object({ fileName: z.string(), originalName: z.string(), fileSize: z.number() })),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

/** A quote as its owner sees it. Amounts are cents. */
export const Quote = z.object({
  id: z.string(),
  number: z.string(),
  status: QuoteStatus,
  locale: z.enum(locales),
  submittedAt: z.string(),
  lines: z.array(QuoteLine),
  net: Cents,
  vat: Cents,
  gross: Cents,
  contact: QuoteContact,
});
export type Quote = z.infer<typeof Quote>;

/** Answer of `POST /api/quotes`: what the confirmation page shows. */
export const SubmittedQuote = z.object({ number: z.string(), email: z.string(), submittedAt: z.string() });
export type SubmittedQuote = z.infer<typeof SubmittedQuote>;

/** Body of `POST /api/guest-links`: mails an address the links to its requests. `key` is what the browser's proof is bound to. */
export const GuestLinkRequest = z.object({ key: z.string().check(z.regex(CART_ID_PATTERN)), email: Email, locale: z.enum(locales) });
export type GuestLinkRequest = z.infer<typeof GuestLinkRequest>;

/** Builds a document number from its range's year and counter, such as `AN-2026-00001`. */
export const documentNumber = (prefix: 'AN' | 'BE' | 'RE' | 'WR' | 'KG' | 'AU', year: number, value: number): string =>
  `${prefix}-${year}-${String(value).padStart(5, '0')}`;

/** A quote in its owner's list. Amounts are cents: the offer's once there is one, before that the request's. */
export const QuoteSummary = z.object({
  id: z.string(),
  number: z.string(),
  status: QuoteStatus,
  submittedAt: z.string(),
  /** Names of the requested services. */
  services: z.array(z.string()),
  /** The first service's drawing; empty for older quotes. */
  drawing: z.string(),
  files: z.number(),
  net: Cents,
  gross: Cents,
  customerType: z.enum(customerTypes),
  /** The last day on which the offer can be accepted, YYYY-MM-DD; null without an offer. */
  validUntil: z.nullable(z.string()),
});
export type QuoteSummary = z.infer<typeof QuoteSummary>;

/** A quote in the staff list, with its sender. */
export const StaffQuoteSummary = z.extend(QuoteSummary, {
  /** True for a request that staff made for its customer. */
  madeByUs: z.boolean(),
  revision: z.number(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  locale: z.enum(locales),
});
export type StaffQuoteSummary = z.infer<typeof StaffQuoteSummary>;

/** Orders of the list: by time of submission, the last day of the offer (those without one last), net amount (largest first), or name. */
export const quoteSorts = ['newest', 'oldest', 'valid', 'amount', 'customer'] as const;
export type QuoteSort = (typeof quoteSorts)[number];

/** Query of `GET /api/quotes`. `q` finds numbers, names, companies and addresses (staff). */
export const QuoteListQuery = z.extend(ListQuery, {
  status: z.optional(z.union([QuoteStatus, z.literal('open')])),
  q: z.optional(line(80)),
  /** The order of the list, newest first without it. */
  sort: z.optional(z.enum(quoteSorts)),
});
export type QuoteListQuery = z.infer<typeof QuoteListQuery>;

/** Query of `GET /api/staff/quotes`: that of everybody's list, and the part of the report on lost offers that a figure stands for. */
export const StaffQuoteListQuery = z.extend(QuoteListQuery, {
  /** The days in Germany on which offers were lost, both included; either alone asks for lost offers, too. */
  lostFrom: z.optional(Day),
  lostTo: z.optional(Day),
  /** The id of a reason of the list, or one of `lostWithoutReason`. */
  lostReason: z.optional(line(40)),
  /** The id of a product, or `FREE_LINES`. */
  lostService: z.optional(line(40)),
});
export type StaffQuoteListQuery = z.infer<typeof StaffQuoteListQuery>;
