import { expect, test } from 'vitest';
import { cents } from '../../../contract/pricing/money';
import { Problem } from '../../../contract/problem';
import type { AssignmentGuard } from '../../../contract/states/assignment';
import { assignmentGuards, type AssignmentFacts } from './transition-assignment';

const nothing: AssignmentFacts = {
  now: new Date('2026-11-21T10:00:00Z'),
  answerBy: null,
  terms: null,
  fileCount: 0,
  orderStatus: null,
  isRevised: false,
  workEnded: false,
  canWork: true,
};

const outcome = (guard: AssignmentGuard, facts: Partial<AssignmentFacts>) => {
  try {
    assignmentGuards[guard]({ ...nothing, ...facts });
    return 'ok';
  } catch (error) {
    return error instanceof Problem ? error.code : error;
  }
};

test.each<[string, AssignmentGuard, Partial<AssignmentFacts>, string]>([
  ['a bid names price and days', 'price-and-days-given', { terms: { price: cents(1), days: 1 } }, 'ok'],
  ['and is none without them', 'price-and-days-given', {}, 'assignment.price-missing'],
  ['work is assigned while the order is worked on', 'order-in-production', { orderStatus: 'revision' }, 'ok'],
  ['not before it begins', 'order-in-production', { orderStatus: 'placed' }, 'assignment.order-not-started'],
  ['nor without an order', 'order-in-production', {}, 'assignment.order-not-started'],
  ['approved work comes back after a revision', 'revision-requested', { isRevised: true, orderStatus: 'revision' }, 'ok'],
  ['not without one', 'revision-requested', { orderStatus: 'in_production' }, 'assignment.wrong-status'],
  ['nor once the order is delivered', 'revision-requested', { isRevised: true, orderStatus: 'delivered' }, 'assignment.wrong-status'],
  ['nothing is handed in without a file', 'files-attached', {}, 'assignment.files-missing'],
  ['one file is enough', 'files-attached', { fileCount: 1 }, 'ok'],
  ['a request expires after its time', 'answer-overdue', { answerBy: '2026-11-21T09:59:59Z' }, 'ok'],
  ['not before', 'answer-overdue', { answerBy: '2026-11-21T10:00:01Z' }, 'assignment.wrong-status'],
  ['and never without one', 'answer-overdue', {}, 'assignment.wrong-status'],
  ['work goes to who can sign in', 'contractor-there', {}, 'ok'],
  ['not to who is blocked or gone', 'contractor-there', { canWork: false }, 'assignment.contractor-gone'],
  ['work is withdrawn when the order ended', 'work-over', { workEnded: true }, 'ok'],
  ['and when its contractor has gone', 'work-over', { canWork: false }, 'ok'],
  ['not while it goes on', 'work-over', {}, 'assignment.wrong-status'],
])('%s', (_name, guard, facts, expected) => expect(outcome(guard, facts)).toBe(expected));
