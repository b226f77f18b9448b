import { describe, expect, test } from 'vitest';
import { amendmentEvents, amendmentFlow, amendmentStatuses, amendmentStatusTone } from './amendment';
import { approvalEvents, approvalFlow, approvalStatuses, approvalStatusTone } from './approval';
import { assignmentEvents, assignmentFlow, assignmentStatuses, assignmentStatusTone } from './assignment';
import { invoiceEvents, invoiceFlow, invoiceStates, invoiceStatuses, invoiceStatusTone } from './invoice';
import { orderEvents, orderFlow, orderStatuses, orderStatusTone } from './order';
import { quoteEvents, quoteFlow, quoteStatuses, quoteStatusTone } from './quote';
import { actorKinds, eventsOf, guardsOf, nextState, type ActorKind, type Flow } from './transition';

/** The states of the product as its description lists them: states, event, actors with guards, target. */
type Row = [from: string, event: string, by: string, to: string];

const quoteTransitions: Row[] = [
  ['submitted in_review', 'ask', 'admin superAdmin', 'needs_info'],
  ['needs_info', 'answer', 'customer', 'submitted'],
  ['submitted changes_requested', 'review', 'admin superAdmin', 'in_review'],
  [
    'in_review offered expired',
    'offer',
    'admin:lines-priced,choice-complete,tax-case-confirmed,tax-case-fits-customer,valid-until-ahead,discount-within-limit superAdmin:lines-priced,choice-complete,tax-case-confirmed,tax-case-fits-customer,valid-until-ahead',
    'offered',
  ],
  [
    'offered',
    'accept',
    'customer:latest-version,not-expired,billing-address-given,billing-country-fits,vat-id-confirmed,terms-accepted superAdmin:customer-is-business,latest-version,not-expired,billing-address-given,billing-country-fits,vat-id-confirmed',
    'accepted',
  ],
  ['offered', 'decline', 'customer', 'declined'],
  ['offered', 'request-changes', 'customer', 'changes_requested'],
  ['offered', 'expire', 'timer:validity-over', 'expired'],
  ['offered', 'withdraw', 'admin superAdmin', 'withdrawn'],
  ['submitted in_review needs_info', 'decline-by-us', 'admin superAdmin', 'declined_by_us'],
  ['submitted in_review needs_info changes_requested', 'cancel', 'customer', 'cancelled'],
  ['expired', 'renew', 'customer', 'in_review'],
];

const orderTransitions: Row[] = [
  ['placed', 'start', 'admin:withdrawal-settled superAdmin:withdrawal-settled', 'in_production'],
  ['revision', 'start', 'admin superAdmin', 'in_production'],
  ['in_production', 'submit', 'admin superAdmin contractor:through-assignment', 'internal_review'],
  ['internal_review', 'release', 'admin superAdmin', 'delivered'],
  ['internal_review', 'back', 'admin superAdmin', 'in_production'],
  ['delivered', 'complete', 'customer timer:review-period-over', 'completed'],
  ['delivered', 'revise', 'customer', 'revision'],
  ['placed in_production internal_review delivered revision', 'hold', 'admin superAdmin customer', 'on_hold'],
  ['on_hold', 'resume', 'admin superAdmin', 'where-held'],
  ['placed in_production internal_review delivered revision on_hold', 'cancel', 'superAdmin', 'cancelled'],
  ['placed in_production internal_review delivered revision on_hold', 'withdraw', 'customer:right-of-withdrawal', 'withdrawn'],
];

const assignmentTransitions: Row[] = [
  ['offered bid', 'bid', 'contractor:price-and-days-given', 'bid'],
  [
    'offered bid',
    'assign',
    'admin:contractor-there,order-in-production,price-and-days-given superAdmin:contractor-there,order-in-production,price-and-days-given',
    'assigned',
  ],
  ['offered assigned', 'decline', 'contractor', 'declined'],
  ['offered', 'expire', 'timer:answer-overdue', 'expired'],
  ['bid', 'reject', 'admin superAdmin', 'rejected'],
  ['assigned', 'start', 'contractor', 'in_progress'],
  ['in_progress rework', 'submit', 'contractor:files-attached', 'submitted'],
  ['submitted', 'rework', 'admin:contractor-there superAdmin:contractor-there', 'rework'],
  ['approved', 'rework', 'admin:contractor-there,revision-requested superAdmin:contractor-there,revision-requested', 'rework'],
  ['submitted', 'approve', 'admin superAdmin', 'approved'],
  ['offered bid assigned in_progress submitted rework', 'withdraw', 'admin superAdmin timer:work-over', 'withdrawn'],
];

const amendmentTransitions: Row[] = [
  ['proposed', 'accept', 'customer:document-read,not-expired,order-unchanged', 'accepted'],
  ['proposed', 'refuse', 'customer', 'refused'],
  ['proposed', 'withdraw', 'admin superAdmin', 'withdrawn'],
  ['proposed', 'expire', 'timer:validity-over', 'expired'],
];

const invoiceTransitions: Row[] = [
  ['draft', 'issue', 'admin:company-complete,content-complete superAdmin:company-complete,content-complete', 'issued'],
];

const approvalTransitions: Row[] = [
  ['asked', 'approve', 'superAdmin:still-as-asked', 'approved'],
  ['asked', 'refuse', 'superAdmin', 'refused'],
  ['asked', 'withdraw', 'admin:own-request superAdmin:own-request', 'withdrawn'],
];

const flows = [
  { kind: 'quote', flow: quoteFlow, statuses: quoteStatuses, events: quoteEvents, transitions: quoteTransitions },
  { kind: 'order', flow: orderFlow, statuses: orderStatuses, events: orderEvents, transitions: orderTransitions },
  { kind: 'assignment', flow: assignmentFlow, statuses: assignmentStatuses, events: assignmentEvents, transitions: assignmentTransitions },
  { kind: 'amendment', flow: amendmentFlow, statuses: amendmentStatuses, events: amendmentEvents, transitions: amendmentTransitions },
  { kind: 'invoice', flow: invoiceFlow, statuses: invoiceStates, events: invoiceEvents, transitions: invoiceTransitions },
  { kind: 'approval', flow: approvalFlow, statuses: approvalStatuses, events: approvalEvents, transitions: approvalTransitions },
] as unknown as { kind: string; flow: Flow<string, string, string>; statuses: string[]; events: string[]; transitions: Row[] }[];

const guardsIn = (by: string) =>
  new Map(
    by.split(' ').map((part): [string, string | undefined] => {
      const [actor = '', guards] = part.split(':');
      return [actor, guards];
    }),
  );

function expectedTransition(transitions: readonly Row[], status: string, event: string, actor: ActorKind) {
  const transition = transitions.find(([from, name, by]) => from.split(' ').includes(status) && name === event && guardsIn(by).has(actor));
  return {
    to: transition?.[3] ?? null,
    guards:
      guardsIn(transition?.[2] ?? '')
        .get(actor)
        ?.split(',') ?? [],
  };
}

describe.each(flows)('a $kind', ({ flow, statuses, events, transitions }) => {
  const cases = statuses.flatMap((status) => events.flatMap((event) => actorKinds.map((actor) => ({ status, event, actor }))));

  test.each(cases)('$status: $event by $actor leads where it should, or nowhere', ({ status, event, actor }) => {
    const { to, guards } = expectedTransition(transitions, status, event, actor);
    expect(nextState(flow, status, event, actor)).toBe(to);
    expect(guardsOf(flow, status, event, actor)).toEqual(guards);
    expect(eventsOf(flow, status, actor).includes(event)).toBe(to !== null);
  });

  test('can reach every state from its first', () => {
    const reached = new Set(statuses.slice(0, 1));
    for (const status of reached) {
      for (const edge of Object.values(flow[status] ?? {})) if (edge && edge.to !== 'where-held') reached.add(edge.to);
    }
    expect([...reached].sort()).toEqual([...statuses].sort());
  });

  test('a super admin may do all that an admin may', () => {
    for (const { status, event } of cases) {
      const byAdmin = nextState(flow, status, event, 'admin');
      if (byAdmin) expect(nextState(flow, status, event, 'superAdmin')).toBe(byAdmin);
    }
  });
});

test.each([
  [
    'a request may be reviewed, asked about or declined by staff',
    eventsOf(quoteFlow, 'submitted', 'admin'),
    ['review', 'ask', 'decline-by-us'],
  ],
  ['an offer asks its customer for a decision', eventsOf(quoteFlow, 'offered', 'customer'), ['accept', 'request-changes', 'decline']],
  ['a completed order is at rest', eventsOf(orderFlow, 'completed', 'superAdmin'), []],
])('%s', (_name, events, expected) => expect(events).toEqual(expected));

test('every status has a tone', () => {
  expect(Object.keys(quoteStatusTone)).toEqual([...quoteStatuses]);
  expect(Object.keys(orderStatusTone)).toEqual([...orderStatuses]);
  expect(Object.keys(amendmentStatusTone)).toEqual([...amendmentStatuses]);
  expect(Object.keys(invoiceStatusTone)).toEqual([...invoiceStatuses]);
  expect(Object.keys(approvalStatusTone)).toEqual([...approvalStatuses]);
  expect(Object.keys(assignmentStatusTone).sort()).toEqual([...assignmentStatuses].sort());
});
