import { blockedStates } from '../../../contract/files/file-check';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { noteKey, keepTransitionNote } from '../../quoting/thread';
import { type OrderRow, readOrder } from './order-row';
import { orderFacts } from '../../../contract/states/facts';
import { guardsOf, type TransitionCommand } from '../../../contract/states/transition';
import type { Mark } from '../../../contract/production/mark';
import { Problem } from '../../../contract/problem';
import {
  nextOrderStatus,
  openOrderEvents,
  openOrderStatuses,
  type OrderEvent,
  orderFlow,
  type OrderGuard,
  type OrderStatus,
  REVIEW_DAYS,
} from '../../../contract/states/order';
import { currentTime } from '../../../platform/time/time';
import { transitionDocument, type Actor } from '../../../platform/events/transition-document';
import { withdrawProposals } from '../amendments/answer-amendment';
import { orderDue } from './due-date';

const DAY_MS = 24 * 60 * 60 * 1000;

type OrderStep = {
  by: Actor;
  command: TransitionCommand;
  /** The places that a revision marks. */ marks?: readonly Mark[];
  throughAssignment?: boolean;
  now?: Date;
  /** Does what else belongs to the transition in its transaction. */
  effect?: () => Promise<unknown>;
};
type Change = Partial<Record<keyof OrderRow, unknown>>;
type Effect = (context: { strapi: Core.Strapi; trx: Knex; order: OrderRow; now: Date; marks: readonly Mark[] }) => Promise<Change>;

/** The changes that each event makes besides the status. */
const effects: Partial<Record<OrderEvent, Effect>> = {
  start: async ({ order, now }) => ({ startedAt: order.startedAt ?? now }),
  submit: async ({ now }) => ({ submittedAt: now }),
  release,
  complete: async ({ now }) => ({ completedAt: now }),
  revise,
  hold: async ({ order, now }) => ({
    heldFrom: order.status,
    pauses: [...order.pauses, { from: now.toISOString(), to: null }],
    dueAt: null,
  }),
  resume,
  cancel: end,
  withdraw: end,
};

/**
 * Performs a transition of an order: table, guards, effect, note and log in one transaction.
 * @throws Problem stale, order.wrong-status, auth.forbidden where a super admin might, order.results-missing, input.invalid
 *   where the note is missing, and what a guard throws
 */
export function transitionOrder(strapi: Core.Strapi, orderId: string, event: OrderEvent, options: OrderStep): Promise<OrderRow> {
  const { by, command, marks = [], throughAssignment = false, now = currentTime(), effect } = options;
  return transitionDocument<OrderRow>(strapi, {
    uid: 'api::order.order',
    read: readOrder,
    table: 'orders',
    topic: 'order',
    documentId: orderId,
    by,
    command,
    async step(order, trx) {
      const to = nextOrderStatus(order, event, by.kind);
      if (!to)
        throw new Problem(by.kind === 'admin' && nextOrderStatus(order, event, 'superAdmin') ? 'auth.forbidden' : 'order.wrong-status');
      const isSilent = !command.text && marks.length === 0;
      if (orderFlow[order.status][event]?.text === 'required' && isSilent)
        throw new Problem('input.invalid', {}, { text: 'field.too-small' });
      for (const guard of guardsOf(orderFlow, order.status, event, by.kind)) orderGuards[guard]({ order, now, throughAssignment });
      const change = (await effects[event]?.({ strapi, trx, order, now, marks })) ?? {};
      await effect?.();
      const { quoteId } = order;
      const internal = by.kind !== 'customer' && !openOrderEvents.includes(event);
      await keepTransitionNote(strapi, trx, {
        quoteId,
        by,
        text: command.text,
        move: `order.${event}`,
        key: noteKey(orderId, command.key),
        internal,
      });
      return {
        to,
        fact: orderFacts[event],
        change: { ...change, endedAt: isOpen(to) ? null : now },
        data: { quoteId, ...(event === 'resume' && endingPause(order, now)) },
      };
    },
  });
}

/** Ends what waits for an answer with the order. */
async function end({ strapi, trx, order, now }: Parameters<Effect>[0]): Promise<Change> {
  await withdrawProposals(strapi, trx, order, now);
  return {};
}

/** Returns the time at which a delivery that was announced at `from` counts as accepted. */
export const reviewEnd = (from: Date): Date => new Date(from.getTime() + REVIEW_DAYS * DAY_MS);

/** Delivers the results that were uploaded since the last delivery; those in which the check found something are none. */
async function release({ trx, order, now }: Parameters<Effect>[0]): Promise<Change> {
  const version = order.deliveredVersion + 1;
  const ready = await trx('customer_files')
    .where({ order_id: order.documentId, version })
    .whereNotIn('check_state', blockedStates)
    .first('id');
  if (!ready) throw new Problem('order.results-missing');
  return { deliveredVersion: version, deliveredAt: now, reviewUntil: reviewEnd(now) };
}

/**
 * Starts the lead time anew with the request for a revision: a delivery that was in time is not late. Express work then
 * follows its term, and gives back its room on the day that it was promised for.
 */
async function revise({ strapi, order, now, marks }: Parameters<Effect>[0]): Promise<Change> {
  const round = order.round + 1;
  for (const mark of marks)
    await strapi.db.query('api::mark.mark').create({ data: { ...mark, orderId: order.documentId, round, status: 'open' } });
  const clock = { ...order, clockFrom: now.toISOString(), expressDay: null, pauses: [] };
  const dueAt = await orderDue(strapi, clock);
  return { round, clockFrom: now, expressDay: null, expressUnits: null, pauses: [], reviewUntil: null, dueAt };
}

async function resume({ strapi, order, now }: Parameters<Effect>[0]): Promise<Change> {
  const pauses = order.pauses.map((pause) => (pause.to === null ? { ...pause, to: now.toISOString() } : pause));
  const change = { heldFrom: null, pauses, dueAt: await orderDue(strapi, { ...order, pauses }) };
  return order.reviewUntil === null ? change : { ...change, reviewUntil: prolonged(order.reviewUntil, endingPause(order, now)) };
}

/** Returns the pause that ends now. */
const endingPause = ({ pauses }: OrderRow, now: Date) => ({
  restedFrom: pauses.find(({ to }) => to === null)?.from ?? now.toISOString(),
  restedTo: now.toISOString(),
});

/** Prolongs the review period by the time for which the order was on hold. */
const prolonged = (reviewUntil: string, { restedFrom, restedTo }: ReturnType<typeof endingPause>): Date =>
  new Date(new Date(reviewUntil).getTime() + new Date(restedTo).getTime() - new Date(restedFrom).getTime());

/** The facts that the guards of an order check. */
export type OrderFacts = {
  order: Pick<OrderRow, 'earlyStart' | 'withdrawUntil' | 'reviewUntil' | 'deliveredAt'>;
  now: Date;
  /** True when the transition follows from the submission of an assignment. */
  throughAssignment: boolean;
};

const isPast = (time: string | null, now: Date): boolean => time === null || new Date(time) <= now;

/** The conditions of the order's table. Each throws a Problem when it does not hold. */
export const orderGuards: Record<OrderGuard, (facts: OrderFacts) => void> = {
  'withdrawal-settled': ({ order, now }) => {
    if (!order.earlyStart && !isPast(order.withdrawUntil, now))
      throw new Problem('order.withdrawal-open', { date: String(order.withdrawUntil).slice(0, 10) });
  },
  'through-assignment': ({ throughAssignment }) => {
    if (!throughAssignment) throw new Problem('order.wrong-status');
  },
  'review-period-over': ({ order, now }) => {
    if (order.reviewUntil === null || !isPast(order.reviewUntil, now)) throw new Problem('order.review-open');
  },
  'right-of-withdrawal': ({ order, now }) => {
    const isPerformed = order.earlyStart && order.deliveredAt !== null && isPast(order.deliveredAt, now);
    if (isPast(order.withdrawUntil, now) || isPerformed) throw new Problem('order.withdrawal-over');
  },
};

const isOpen = (status: OrderStatus): boolean => (openOrderStatuses as readonly OrderStatus[]).includes(status);
