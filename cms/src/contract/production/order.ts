import * as z from 'zod/mini';
import type { BasisPoints } from '../pricing/money';
import { Cents } from '../pricing/cents';
import { customerTypes } from '../pricing/customer-type';
import { locales } from '../constants';
import type { Buyer, DocumentLine } from '../billing/document';
import type { ExpressTerm } from '../pricing/pricing';
import { ListQuery, type Page } from '../list';
import type { Amendment } from './amendment';
import { Mark, type MarkView, type StaffMark } from './mark';
import { TransitionCommand } from '../states/transition';
import { openOrderStatuses, type OrderStatus, orderStatuses } from '../states/order';
import type { TaxCase, TaxTotals } from '../pricing/tax';
import type { LegalTextVersion } from '../quoting/offer';
import { type FileEntry, HandedFiles, type Message, type TimelineEntry } from '../quoting/thread';

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** Columns of the board: open orders by stage, in the order in which most pass them. */
export const boardStages = [
  'placed',
  'in_production',
  'internal_review',
  'revision',
  'delivered',
  'on_hold',
] as const satisfies OrderStatus[];
export type BoardStage = (typeof boardStages)[number];

/** Columns of the board by time: open orders by due time (Europe/Berlin, weeks from Monday); `waiting` holds those on hold or with the customer. */
export const boardColumns = ['late', 'today', 'week', 'later', 'waiting'] as const;
export type BoardColumn = (typeof boardColumns)[number];

/** Statuses in which we wait for somebody else. */
export const waitingOrderStatuses = ['on_hold', 'delivered'] as const satisfies OrderStatus[];

/** Filter of the board: orders of whoever asks, those on which anybody works, be it in the team or a contractor, and those of nobody. */
export const boardWork = ['mine', 'assigned', 'unassigned'] as const;
export type BoardWork = (typeof boardWork)[number];

/** Filter of the board: orders with or without an express add-on. */
export const boardTerms = ['express', 'regular'] as const;
export type BoardTerm = (typeof boardTerms)[number];

/**
 * Query of `GET /api/staff/board/:column`. `work` leaves orders on which somebody works or nobody does, `contractor` those of
 * one; `category` is the slug of a category that something of the order belongs to. A stage may be narrowed down by `due`, a
 * column by time by `status`.
 */
export const BoardQuery = z.extend(ListQuery, {
  q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  status: z.optional(z.enum(openOrderStatuses)),
  due: z.optional(z.enum(boardColumns)),
  work: z.optional(z.enum(boardWork)),
  contractor: z.optional(z.string().check(z.regex(/^[a-z0-9]{1,40}$/))),
  category: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))),
  term: z.optional(z.enum(boardTerms)),
});
export type BoardQuery = z.infer<typeof BoardQuery>;

/** A member of the team, who can be responsible for orders. */
export type TeamMember = { id: string; name: string };

/** Body of `PUT /api/staff/orders/:id/responsible`: who was responsible as far as the sender saw, and who is to be. Null stands for nobody. */
export const ResponsibleChange = z.object({ from: z.nullable(text(64)), to: z.nullable(text(64)) });
export type ResponsibleChange = z.infer<typeof ResponsibleChange>;

/** An order on the board; `contractor` is the name of the contractor who works on it, `responsible` whoever in the team answers for it. */
export type BoardCard = StaffOrderSummary & {
  heldFrom: OrderStatus | null;
  express: boolean;
  responsible: TeamMember | null;
  contractor: string | null;
};

/** One page of a column, the first due first, and the number of all cards of the column, counted up to `MOST_CARDS_COUNTED`. */
export type BoardPage = Page<BoardCard> & { count: number };

/** Body of `POST …/revise`. */
export const RevisionRequest = z.extend(TransitionCommand, { marks: z.optional(z.array(Mark).check(z.maxLength(100))) });
export type RevisionRequest = z.infer<typeof RevisionRequest>;

/** Body of `POST /api/staff/orders/:id/results`: finished files become the next version of the delivery. */
export const NewResults = z.object({ key: z.uuid(), files: HandedFiles });
export type NewResults = z.infer<typeof NewResults>;

/** Body of `POST /api/staff/orders/:id/results/remove`. */
export const ResultRemoval = z.object({ key: z.uuid(), fileName: z.string().check(z.minLength(1), z.maxLength(80)) });
export type ResultRemoval = z.infer<typeof ResultRemoval>;

/** Days before the removal of an order's files at which its customer is notified. */
export const FILES_NOTICE_DAYS = 14;

/** A finished file. Every release delivers one more version. */
export type ResultFile = FileEntry & {
  version: number;
  /** ISO time. */
  at: string;
};

/** An order as its customer sees it. Times are ISO times. */
export type Order = {
  id: string;
  number: string;
  status: OrderStatus;
  heldFrom: OrderStatus | null;
  revision: number;
  locale: (typeof locales)[number];
  /** The request, and the version of the offer that was accepted: empty once the offer's time is over. */
  quote: { id: string; number: string; version: string };
  placedAt: string;
  startedAt: string | null;
  /** The due time; null while the order is on hold. The clock runs from the order, or from the end of a consumer's withdrawal period. */
  dueAt: string | null;
  deliveredAt: string | null;
  /** The time at which a delivery counts as accepted by itself; null where that does not apply. */
  reviewUntil: string | null;
  completedAt: string | null;
  leadTimeDays: number;
  /** The express term, which replaces the lead time. */
  express: ExpressTerm | null;
  buyer: Buyer;
  subject: string;
  taxCase: TaxCase;
  lines: DocumentLine[];
  discount: BasisPoints;
  totals: TaxTotals;
  /** What was proposed to change about it, in the order of its numbers. */
  amendments: Amendment[];
  earlyStart: boolean;
  /** End of the time in which a consumer may withdraw; null for a business. */
  withdrawUntil: string | null;
  /** The terms that were agreed, and the privacy text that was informed of; null for orders from before these were kept. */
  terms: LegalTextVersion | null;
  privacy: LegalTextVersion | null;
  /** The time at which its files are removed; null while it is open. */
  filesUntil: string | null;
  /** The time at which they were removed. */
  filesRemovedAt: string | null;
  results: ResultFile[];
  /** The marks of all requests for a revision. */
  marks: MarkView[];
  files: FileEntry[];
  messages: Message[];
  timeline: TimelineEntry[];
};

/** The terms of an order as they were agreed; with the instruction on withdrawal for consumers, null for businesses. */
export type AgreedTerms = LegalTextVersion & { bodyHtml: string; withdrawalNotice: readonly string[] | null };

/** An order as staff see it. */
export type StaffOrder = Omit<Order, 'marks'> & {
  marks: StaffMark[];
  /** Results that were not released yet have the version after the last delivered one. */
  deliveredVersion: number;
  /** The time before which work must not start (consumer without early start); null when it may. */
  startsFrom: string | null;
  /** The team's own due time. */
  internalDueAt: string | null;
};

/** An order in its customer's list. Amounts are cents. */
export const OrderSummary = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(orderStatuses),
  placedAt: z.string(),
  dueAt: z.nullable(z.string()),
  services: z.array(z.string()),
  /** The first service's drawing; empty for older orders. */
  drawing: z.string(),
  net: Cents,
  gross: Cents,
  customerType: z.enum(customerTypes),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

export const StaffOrderSummary = z.extend(OrderSummary, { revision: z.number(), name: z.string(), email: z.string(), company: z.string() });
export type StaffOrderSummary = z.infer<typeof StaffOrderSummary>;

/** Orders of the list: by time of the order, due time (those without one last), net amount (largest first), or name. */
export const orderSorts = ['newest', 'oldest', 'due', 'amount', 'customer'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** Views of several statuses: what is still to be done, and what of it is past its due time. */
export const orderViews = ['open', 'late'] as const;

/** Query of `GET /api/orders` and `GET /api/staff/orders`. */
export const OrderListQuery = z.extend(ListQuery, {
  status: z.optional(z.union([z.enum(orderStatuses), z.enum(orderViews)])),
  q: z.optional(text(80)),
  sort: z.optional(z.enum(orderSorts)),
});
export type OrderListQuery = z.infer<typeof OrderListQuery>;
