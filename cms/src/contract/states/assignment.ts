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

export type AssignmentGuard = 'price-and-days-given' | 'files-attached' | 'answer-overdue' | 'order-ended';

const decline = { to: 'declined', by: { contractor: [] }, text: 'optional' } as const;
const assign = { to: 'assigned', by: staff } as const;
const submit = { to: 'submitted', by: { contractor: ['files-attached'] }, text: 'optional' } as const;
/** Staff take the work back; the shop does when the order ends. */
const withdraw = { to: 'withdrawn', by: { ...staff, timer: ['order-ended'] }, text: 'optional' } as const;

/** Who may raise what in each status of an assignment, and where it leads. */
export const assignmentFlow: Flow<AssignmentStatus, AssignmentEvent, AssignmentGuard> = {
  offered: {
    bid: { to: 'bid', by: { contractor: ['price-and-days-given'] } },
    assign,
    decline,
    expire: { to: 'expired', by: { timer: ['answer-overdue'] } },
    withdraw,
  },
  bid: { assign, reject: { to: 'rejected', by: staff, text: 'optional' }, withdraw },
  assigned: { start: { to: 'in_progress', by: { contractor: [] } }, decline, withdraw },
  in_progress: { submit, withdraw },
  submitted: { approve: { to: 'approved', by: staff }, rework: { to: 'rework', by: staff, text: 'required' }, withdraw },
  rework: { submit, withdraw },
  approved: {},
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
