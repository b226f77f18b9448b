import { staff, type Flow, type Tone } from './transition';

export const assignmentStatuses = [
  'offered',
  'bid',
  'assigned',
  'in_progress',
  'submitted',
  'rework',
  'approved',
  'declined',
  'rejected',
  'expired',
  'withdrawn',
] as const;
export type AssignmentStatus = (typeof assignmentStatuses)[number];

export const assignmentEvents = [
  'bid',
  'assign',
  'reject',
  'start',
  'decline',
  'submit',
  'rework',
  'approve',
  'expire',
  'withdraw',
] as const;
export type AssignmentEvent = (typeof assignmentEvents)[number];

export type AssignmentGuard =
  | 'price-and-days-given'
  /** Work on an order begins with the order: a consumer may still withdraw from one that was only placed. */
  | 'order-in-production'
  | 'files-attached'
  | 'answer-overdue'
  /** The contractor's account exists and is not blocked. */
  | 'contractor-there'
  /** The customer asked for a revision of what was delivered, and the order is worked on again. */
  | 'revision-requested'
  /** The order has ended, or the request without becoming one, or the contractor has gone. */
  | 'work-over';

const decline = { to: 'declined', by: { contractor: [] }, text: 'optional' } as const;
const assign = {
  to: 'assigned',
  by: {
    admin: ['contractor-there', 'order-in-production', 'price-and-days-given'],
    superAdmin: ['contractor-there', 'order-in-production', 'price-and-days-given'],
  },
} as const;
const submit = { to: 'submitted', by: { contractor: ['files-attached'] }, text: 'optional' } as const;
const rework = { to: 'rework', by: { admin: ['contractor-there'], superAdmin: ['contractor-there'] }, text: 'required' } as const;
/** Approved work comes back when the customer asks for a revision of it. */
const reworkAfterRevision = {
  ...rework,
  by: { admin: ['contractor-there', 'revision-requested'], superAdmin: ['contractor-there', 'revision-requested'] },
} as const;
const bid = { to: 'bid', by: { contractor: ['price-and-days-given'] } } as const;
/** Staff withdraw an assignment; the shop does when the order ends or the contractor goes. */
const withdraw = { to: 'withdrawn', by: { ...staff, timer: ['work-over'] }, text: 'optional' } as const;

/** The transitions of an assignment by status: who may perform each, and the status it leads to. */
export const assignmentFlow: Flow<AssignmentStatus, AssignmentEvent, AssignmentGuard> = {
  offered: {
    bid,
    assign,
    decline,
    expire: { to: 'expired', by: { timer: ['answer-overdue'] } },
    withdraw,
  },
  // Until it is decided, contractors may name another price.
  bid: { bid, assign, reject: { to: 'rejected', by: staff, text: 'optional' }, withdraw },
  assigned: { start: { to: 'in_progress', by: { contractor: [] } }, decline, withdraw },
  in_progress: { submit, withdraw },
  submitted: { approve: { to: 'approved', by: staff }, rework, withdraw },
  rework: { submit, withdraw },
  approved: { rework: reworkAfterRevision },
  declined: {},
  rejected: {},
  expired: {},
  withdrawn: {},
};

export const assignmentStatusTone: Record<AssignmentStatus, Tone> = {
  offered: 'new',
  bid: 'wait',
  assigned: 'new',
  in_progress: 'work',
  submitted: 'wait',
  rework: 'work',
  approved: 'ok',
  declined: 'bad',
  rejected: 'off',
  expired: 'off',
  withdrawn: 'off',
};

/** Statuses in which something is still to come. */
export const openAssignmentStatuses = [
  'offered',
  'bid',
  'assigned',
  'in_progress',
  'submitted',
  'rework',
] as const satisfies AssignmentStatus[];

/** The statuses in which an assignment is withdrawn from a contractor who has gone. Submitted work is in our hands and stays for review. */
export const withdrawableStatuses = openAssignmentStatuses.filter((status) => status !== 'submitted');

/** Statuses in which the next step is the contractor's. */
export const contractorTurnStatuses = ['offered', 'assigned', 'in_progress', 'rework'] as const satisfies AssignmentStatus[];

/** The transitions that a contractor performs with at most a note; a bid and a submission carry more. */
export const contractorAssignmentTransitions = ['start', 'decline'] as const satisfies AssignmentEvent[];

/** The transitions that staff perform with at most a note; an assignment may carry terms. */
export const staffAssignmentTransitions = ['reject', 'rework', 'approve', 'withdraw'] as const satisfies AssignmentEvent[];

/** Statuses in which marks of a revision can be given to a contractor: approved work may come back with them. */
export const markedAssignmentStatuses = [
  'assigned',
  'in_progress',
  'submitted',
  'rework',
  'approved',
] as const satisfies AssignmentStatus[];
