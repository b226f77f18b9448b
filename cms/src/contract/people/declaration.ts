import * as z from 'zod/mini';
import { Day } from '../day';
import { Email } from './account';
import { CART_ID_PATTERN } from '../quoting/cart';
import { type BasisPoints, share } from '../pricing/money';
import type { Cents } from '../pricing/cents';
import { locales } from '../constants';
import { ListQuery } from '../list';
import type { OrderStatus } from '../states/order';
import { holdsLink, lines, requiredLine, requiredLines, requiredTitle } from '../typed-text';

/** The declarations: withdrawal from a contract (§ 356a BGB), or cancellation of a subscription (§ 312k BGB). */
export const declarationKinds = ['withdrawal', 'cancellation'] as const;
const DeclarationKind = z.enum(declarationKinds);
export type DeclarationKind = z.infer<typeof DeclarationKind>;

/** The form of a declaration. Only what the law lets us ask for is required. */
const Declared = z.object({
  kind: DeclarationKind,
  name: requiredTitle(120),
  email: Email,
  /** Number of the quote, order or contract, or a description of it. */
  reference: requiredLine(500).check(z.refine((text) => !holdsLink(text))),
  /** Cancellation only: for an important reason (§ 314 BGB) instead of at the next possible date. */
  extraordinary: z.optional(z.boolean()),
  /** Cancellation only: the requested end as YYYY-MM-DD; without one the next possible. */
  wantedDate: z.optional(z.union([z.literal(''), Day])),
  reason: z.optional(lines(5_000)),
  locale: z.enum(locales),
});

/** Body of `POST /api/declarations`. `key` is made like a cart id; declaring twice with it is declaring once. */
export const DeclarationRequest = z.extend(Declared, { key: z.string().check(z.regex(CART_ID_PATTERN)) });
export type DeclarationRequest = z.infer<typeof DeclarationRequest>;

/** The receipt, with content and time of the declaration (§ 356a Abs. 4, § 312k Abs. 4 BGB). Answer of `POST /api/declarations`. */
export const DeclarationReceipt = z.extend(z.required(Declared), {
  /** `WR-2026-00001` or `KG-2026-00001`. */
  number: z.string(),
  /** ISO time of arrival. */
  receivedAt: z.string(),
});
export type DeclarationReceipt = z.infer<typeof DeclarationReceipt>;

/** The facts of an order that decide what a withdrawal from it costs. */
type Withdrawable = { gross: Cents; earlyStart: boolean };

/** A declaration as staff see it: `GET /api/staff/declarations`. */
export type StaffDeclaration = DeclarationReceipt & {
  id: string;
  /** The quote that the reference names, null when it fits none. */
  quote: { id: string; number: string; emailMatches: boolean } | null;
  /** The order it was matched to, or else the one that came of that quote. */
  order: ({ id: string; number: string; status: OrderStatus } & Withdrawable) | null;
  /** True once staff have matched it with an order: the contract has then ended. */
  matched: boolean;
  /** Time and person of its closing; null while it is open. `reason` is empty where it was matched. */
  settled: { at: string; by: string; reason: string } | null;
};

/** Body of `POST /api/staff/declarations/:id/match`: the order that a withdrawal ends. */
export const DeclarationMatch = z.object({
  key: z.uuid(),
  orderNumber: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^BE-\d{4}-\d{5,}$/)),
});
export type DeclarationMatch = z.infer<typeof DeclarationMatch>;

/** Body of `POST /api/staff/declarations/:id/settle`: why one that ends no order here needs nothing more. */
export const DeclarationSettlement = z.object({ key: z.uuid(), reason: requiredLines(1_000) });
export type DeclarationSettlement = z.infer<typeof DeclarationSettlement>;

/**
 * Computes what a consumer owes for work that was done before the withdrawal (§ 357a BGB): that part of the whole price,
 * and nothing where they did not ask for an early start.
 * @param done how much of the work was done, in basis points
 */
export const valueOwed = ({ gross, earlyStart }: Withdrawable, done: BasisPoints): Cents => share(gross, earlyStart ? done : 0);

export const DeclarationListQuery = z.extend(ListQuery, { kind: z.optional(DeclarationKind) });
export type DeclarationListQuery = z.infer<typeof DeclarationListQuery>;
