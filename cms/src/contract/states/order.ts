import { nextState, staff, type ActorKind, type Flow, type Tone } from './transition';

export const orderStatuses = [
  'placed',
  'in_production',
  'internal_review',
  'delivered',
  'revision',
  'completed',
  'on_hold',
  'cancelled',
  'withdrawn',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderEvents = ['start', 'submit', 'back', 'release', 'complete', 'revise', 'hold', 'resume', 'cancel', 'withdraw'] as const;
export type OrderEvent = (typeof orderEvents)[number];

export type OrderGuard =
  /** For consumers: early start was requested and its effect confirmed, or 14 days have passed (§ 356 BGB). */
  | 'withdrawal-settled'
  /** The transition follows from the submission of the contractor's own assignment. */
  | 'through-assignment'
  /** At least 14 days have passed after a delivery mail that set that period and, to consumers, named its effect (§ 640 Abs. 2 BGB). */
  | 'review-period-over'
  /** The customer is a consumer within the period, unless all was done after they asked for an early start (§ 355, § 356 BGB). */
  | 'right-of-withdrawal';

/** Days in which a customer can object to a delivery before it counts as accepted (§ 640 Abs. 2 BGB). */
export const REVIEW_DAYS = 14;
/** Days in which a consumer may withdraw (§ 355 Abs. 2 BGB). */
export const WITHDRAWAL_DAYS = 14;

/** Transitions whose notes reach the customer; notes of the other transitions of staff stay internal. */
export const openOrderEvents: readonly OrderEvent[] = ['revise', 'hold', 'cancel', 'withdraw'];

/** The target of `resume`: the status in which the order was put on hold. */
const whereHeld = 'where-held';

const hold = { to: 'on_hold', by: { ...staff, customer: [] }, text: 'required' } as const;
const cancel = { to: 'cancelled', by: { superAdmin: [] }, text: 'required' } as const;
const withdraw = { to: 'withdrawn', by: { customer: ['right-of-withdrawal'] }, text: 'optional' } as const;

/** The transitions of an order by status: who may perform each, and the status it leads to. */
export const orderFlow: Flow<OrderStatus, OrderEvent, OrderGuard, OrderStatus | typeof whereHeld> = {
  placed: {
    start: { to: 'in_production', by: { admin: ['withdrawal-settled'], superAdmin: ['withdrawal-settled'] } },
    hold,
    cancel,
    withdraw,
  },
  in_production: {
    submit: { to: 'internal_review', by: { ...staff, contractor: ['through-assignment'] } },
    hold,
    cancel,
    withdraw,
  },
  internal_review: {
    release: { to: 'delivered', by: staff },
    back: { to: 'in_production', by: staff, text: 'required' },
    hold,
    cancel,
    withdraw,
  },
  delivered: {
    complete: { to: 'completed', by: { customer: [], timer: ['review-period-over'] } },
    revise: { to: 'revision', by: { customer: [] }, text: 'required' },
    hold,
    cancel,
    withdraw,
  },
  revision: { start: { to: 'in_production', by: staff }, hold, cancel, withdraw },
  on_hold: { resume: { to: whereHeld, by: staff }, cancel, withdraw },
  completed: {},
  cancelled: {},
  withdrawn: {},
};

/**
 * Returns the status that `event` leads to, or null when `actor` may not perform it now. `heldFrom` is the status in which
 * the order was put on hold.
 */
export function nextOrderStatus(
  order: { status: OrderStatus; heldFrom: OrderStatus | null },
  event: OrderEvent,
  actor: ActorKind,
): OrderStatus | null {
  const next = nextState(orderFlow, order.status, event, actor);
  return next === whereHeld ? order.heldFrom : next;
}

export const orderStatusTone: Record<OrderStatus, Tone> = {
  placed: 'new',
  in_production: 'work',
  internal_review: 'work',
  delivered: 'wait',
  revision: 'work',
  completed: 'ok',
  on_hold: 'wait',
  cancelled: 'off',
  withdrawn: 'off',
};

/** Statuses in which our clock runs; afterwards nothing is due from us. */
export const runningOrderStatuses: readonly OrderStatus[] = ['placed', 'in_production', 'internal_review', 'revision'];

/** Returns the time at which the work is due, as an ISO time, or null while nothing is. */
export const dueTime = ({ status, dueAt }: { status: OrderStatus; dueAt: string | null }): string | null =>
  runningOrderStatuses.includes(status) ? dueAt : null;

/** Statuses in which something is still to be done. */
export const openOrderStatuses = [
  'placed',
  'in_production',
  'internal_review',
  'delivered',
  'revision',
  'on_hold',
] as const satisfies OrderStatus[];

/** The transitions that a customer performs; a withdrawal comes in as a declaration. */
export const customerOrderTransitions = ['complete', 'revise', 'hold'] as const satisfies OrderEvent[];

/** The transitions that staff and super admins perform. */
export const staffOrderTransitions = ['start', 'submit', 'back', 'release', 'hold', 'resume', 'cancel'] as const satisfies OrderEvent[];

/** The scopes of an invoice: all that is left to bill of an order, or a part of its price. */
const billingScopes = ['rest', 'part'] as const;
export type BillingScope = (typeof billingScopes)[number];

/**
 * Returns what staff can bill of an order. After a withdrawal only a part is owed, for work that was to start early, else
 * nothing (§ 357a BGB).
 */
export function billable({ status, earlyStart }: { status: OrderStatus; earlyStart: boolean }): readonly BillingScope[] {
  if (status !== 'withdrawn') return billingScopes;
  return earlyStart ? ['part'] : [];
}

/** Statuses in which results are still worked on. */
export const workingOrderStatuses = ['in_production', 'internal_review', 'revision'] as const satisfies OrderStatus[];
