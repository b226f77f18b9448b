import type { AmendmentEvent } from './amendment';
import type { ApprovalEvent } from './approval';
import type { AssignmentEvent } from './assignment';
import type { OrderEvent } from './order';
import type { QuoteEvent } from './quote';

/** The log's name of each transition of a quote. Neither the submission itself nor erasure is a transition. */
export const quoteFacts = {
  review: 'quote.taken-up',
  ask: 'quote.asked',
  answer: 'quote.answered',
  offer: 'quote.offered',
  accept: 'quote.accepted',
  decline: 'quote.declined',
  'request-changes': 'quote.changes-requested',
  withdraw: 'quote.withdrawn',
  expire: 'quote.expired',
  'decline-by-us': 'quote.declined-by-us',
  cancel: 'quote.cancelled',
  renew: 'quote.renewal-requested',
} as const satisfies Record<QuoteEvent, string>;

/** The name in the log for each transition of an order; `order.placed` is its beginning. */
export const orderFacts = {
  start: 'order.started',
  submit: 'order.submitted',
  back: 'order.sent-back',
  release: 'order.delivered',
  complete: 'order.completed',
  revise: 'order.revision-requested',
  hold: 'order.held',
  resume: 'order.resumed',
  cancel: 'order.cancelled',
  withdraw: 'order.withdrawn',
} as const satisfies Record<OrderEvent, string>;

/** The name in the log for each transition of an assignment; `assignment.offered` is its beginning. */
export const assignmentFacts = {
  bid: 'assignment.bid-given',
  assign: 'assignment.assigned',
  reject: 'assignment.rejected',
  start: 'assignment.started',
  decline: 'assignment.declined',
  submit: 'assignment.submitted',
  rework: 'assignment.rework-requested',
  approve: 'assignment.approved',
  expire: 'assignment.expired',
  withdraw: 'assignment.withdrawn',
} as const satisfies Record<AssignmentEvent, string>;

/** The name in the log for each transition of an order's amendment; `order.amendment-proposed` is its beginning. */
export const amendmentFacts = {
  accept: 'order.amendment-accepted',
  refuse: 'order.amendment-refused',
  withdraw: 'order.amendment-withdrawn',
  expire: 'order.amendment-expired',
} as const satisfies Record<AmendmentEvent, string>;
/** The name in the log for each transition of an approval; `approval.asked` is its beginning. */
export const approvalFacts = {
  approve: 'approval.approved',
  refuse: 'approval.refused',
  withdraw: 'approval.withdrawn',
} as const satisfies Record<ApprovalEvent, string>;
