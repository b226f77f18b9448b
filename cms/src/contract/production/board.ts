import * as z from 'zod/mini';
import { ListQuery, type Page } from '../list';
import type { StaffOrderSummary } from './order';
import { openOrderStatuses, type OrderStatus } from '../states/order';

/** Open orders by when they are due (Europe/Berlin, weeks from Monday); `waiting` is on hold, or at the customer's. */
export const boardColumns = ['late', 'today', 'week', 'later', 'waiting'] as const;
export type BoardColumn = (typeof boardColumns)[number];

/** Statuses in which the next step is not ours. */
export const waitingOrderStatuses = ['on_hold', 'delivered'] as const satisfies OrderStatus[];

export const boardWork = ['assigned', 'unassigned'] as const;
export type BoardWork = (typeof boardWork)[number];

/** With or without an express add-on. */
export const boardTerms = ['express', 'regular'] as const;
export type BoardTerm = (typeof boardTerms)[number];

/**
 * Query of `GET /api/staff/board/:column`. `work` leaves orders with or without a contractor at work on them, `contractor`
 * those of one; `category` is the slug of a category that something of the order belongs to.
 */
export const BoardQuery = z.extend(ListQuery, {
  q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  status: z.optional(z.enum(openOrderStatuses)),
  work: z.optional(z.enum(boardWork)),
  contractor: z.optional(z.string().check(z.regex(/^[a-z0-9]{1,40}$/))),
  category: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))),
  term: z.optional(z.enum(boardTerms)),
});
export type BoardQuery = z.infer<typeof BoardQuery>;

/** An order on the board; `contractor` is the name of whoever works on it. */
export type BoardCard = StaffOrderSummary & { contractor: string | null };

/** One page of a column, the first due first, and how many cards the column has in all. */
export type BoardPage = Page<BoardCard> & { count: number };
