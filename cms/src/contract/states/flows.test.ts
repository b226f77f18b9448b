import { describe, expect, test } from 'vitest';
import { assignmentEvents, assignmentFlow, assignmentStatuses, assignmentStatusTone } from './assignment';
import { invoiceEvents, invoiceFlow, invoiceStates, invoiceStatuses, invoiceStatusTone } from './invoice';
import { orderEvents, orderFlow, orderStatuses, orderStatusTone } from './order';
import { quoteEvents, quoteFlow, quoteStatuses, quoteStatusTone } from './quote';
import { actors, eventsOf, guardsOf, nextState, type Actor, type Flow } from './transition';

/** The states of the product as its description lists them: states, event, actors with guards, target. */
type Move = [from: string, event: string, by: string, to: string];

const quoteMoves: Move[] = [
  ['submitted in_review', 'ask', 'staff lead', 'needs_info'],
  ['needs_info', 'answer', 'customer', 'submitted'],
  ['submitted changes_requested', 'review', 'staff lead', 'in_review'],
  [
    'in_review offered expired',
    'offer',
    'staff:lines-priced,tax-case-confirmed,tax-case-fits-customer,valid-until-ahead,discount-within-limit lead:lines-priced,tax-case-confirmed,tax-case-fits-customer,valid-until-ahead',
    'offered',
  ],
  [
    'offered',
    'accept',
    'customer:latest-version,not-expired,billing-address-given,billing-country-fits,vat-id-confirmed,terms-accepted',
    'accepted',
  ],
  ['offered', 'decline', 'customer', 'declined'],
  ['offered', 'request-changes', 'customer', 'changes_requested'],
  ['offered', 'expire', 'timer:validity-over', 'expired'],
  ['offered', 'withdraw', 'staff lead', 'withdrawn'],
  ['submitted in_review needs_info', 'decline-by-us', 'staff lead', 'declined_by_us'],
  ['submitted in_review needs_info changes_requested', 'cancel', 'customer', 'cancelled'],
];

const orderMoves: Move[] = [
  ['placed', 'start', 'staff:withdrawal-settled lead:withdrawal-settled', 'in_production'],
  ['revision', 'start', 'staff lead', 'in_production'],
  ['in_production', 'submit', 'staff lead contractor:through-assignment', 'internal_review'],
  ['internal_review', 'release', 'staff lead', 'delivered'],
  ['internal_review', 'back', 'staff lead', 'in_production'],
  ['delivered', 'complete', 'customer timer:review-period-over', 'completed'],
  ['delivered', 'revise', 'customer', 'revision'],
  ['placed in_production internal_review delivered revision', 'hold', 'staff lead customer', 'on_hold'],
  ['on_hold', 'resume', 'staff lead', 'where-held'],
  ['placed in_production internal_review delivered revision on_hold', 'cancel', 'lead', 'cancelled'],
  ['placed in_production internal_review delivered revision on_hold', 'withdraw', 'customer:right-of-withdrawal', 'withdrawn'],
];

const assignmentMoves: Move[] = [
  ['offered', 'bid', 'contractor:price-and-days-given', 'bid'],
  [
    'offered bid',
    'assign',
    'staff:contractor-there,order-in-production,price-and-days-given lead:contractor-there,order-in-production,price-and-days-given',
    'assigned',
  ],
  ['offered assigned', 'decline', 'contractor', 'declined'],
  ['offered', 'expire', 'timer:answer-overdue', 'expired'],
  ['bid', 'reject', 'staff lead', 'rejected'],
  ['assigned', 'start', 'contractor', 'in_progress'],
  ['in_progress rework', 'submit', 'contractor:files-attached', 'submitted'],
  ['submitted', 'rework', 'staff:contractor-there lead:contractor-there', 'rework'],
  ['submitted', 'approve', 'staff lead', 'approved'],
  ['offered bid assigned in_progress submitted rework', 'withdraw', 'staff lead timer:work-over', 'withdrawn'],
];

const invoiceMoves: Move[] = [
  ['draft', 'issue', 'staff:company-complete,content-complete lead:company-complete,content-complete', 'issued'],
];

const flows = [
  { kind: 'quote', flow: quoteFlow, statuses: quoteStatuses, events: quoteEvents, moves: quoteMoves },
  { kind: 'order', flow: orderFlow, statuses: orderStatuses, events: orderEvents, moves: orderMoves },
  { kind: 'assignment', flow: assignmentFlow, statuses: assignmentStatuses, events: assignmentEvents, moves: assignmentMoves },
  { kind: 'invoice', flow: invoiceFlow, statuses: invoiceStates, events: invoiceEvents, moves: invoiceMoves },
] as unknown as { kind: string; flow: Flow<string, string, string>; statuses: string[]; events: string[]; moves: Move[] }[];

const guardsIn = (by: string) =>
  new Map(
    by.split(' ').map((part): [string, string | undefined] => {
      const [actor = '', guards] = part.split(':');
      return [actor, guards];
    }),
  );

function expectedMove(moves: readonly Move[], status: string, event: string, actor: Actor) {
  const move = moves.find(([from, name, by]) => from.split(' ').includes(status) && name === event && guardsIn(by).has(actor));
  return {
    to: move?.[3] ?? null,
    guards:
      guardsIn(move?.[2] ?? '')
        .get(actor)
        ?.split(',') ?? [],
  };
}

describe.each(flows)('a $kind', ({ flow, statuses, events, moves }) => {
  const cases = statuses.flatMap((status) => events.flatMap((event) => actors.map((actor) => ({ status, event, actor }))));

  test.each(cases)('$status: $event by $actor leads where it should, or nowhere', ({ status, event, actor }) => {
    const { to, guards } = expectedMove(moves, status, event, actor);
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

  test('a lead may do all that staff may', () => {
    for (const { status, event } of cases) {
      const byStaff = nextState(flow, status, event, 'staff');
      if (byStaff) expect(nextState(flow, status, event, 'lead')).toBe(byStaff);
    }
  });
});

test.each([
  [
    'a request may be reviewed, asked about or declined by staff',
    eventsOf(quoteFlow, 'submitted', 'staff'),
    ['review', 'ask', 'decline-by-us'],
  ],
  ['an offer asks its customer for a decision', eventsOf(quoteFlow, 'offered', 'customer'), ['accept', 'request-changes', 'decline']],
  ['a completed order is at rest', eventsOf(orderFlow, 'completed', 'lead'), []],
])('%s', (_name, events, expected) => expect(events).toEqual(expected));

test('every status has a tone', () => {
  expect(Object.keys(quoteStatusTone)).toEqual([...quoteStatuses]);
  expect(Object.keys(orderStatusTone)).toEqual([...orderStatuses]);
  expect(Object.keys(invoiceStatusTone)).toEqual([...invoiceStatuses]);
  expect(Object.keys(assignmentStatusTone).sort()).toEqual([...assignmentStatuses].sort());
});
