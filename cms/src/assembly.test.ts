import { describe, expect, test } from 'vitest';
import type { ChangeTopic } from './contract/people/audit';
import { isSeenBy } from './platform/events/changes';
import { topics } from './assembly';

const event = (topic: ChangeTopic, name: string, ownerId: string | null = 'ada') => ({ topic, name, ownerId, subject: 'document' });
const ada = { accountId: 'ada', role: 'user' } as const;
const zak = { accountId: 'zak', role: 'user' } as const;
const contractor = { accountId: 'kit', role: 'contractor' } as const;
const staff = { accountId: 'sam', role: 'admin' } as const;
const superAdmin = { accountId: 'lea', role: 'super_admin' } as const;

describe('isSeenBy', () => {
  test.each([
    { what: 'an offer', of: event('quote', 'quote.offered'), by: [ada, staff, superAdmin] },
    { what: 'a guest’s request', of: event('quote', 'quote.submitted', null), by: [staff, superAdmin] },
    { what: 'a draft of an offer', of: event('quote', 'quote.draft-saved'), by: [staff, superAdmin] },
    { what: 'an internal note', of: event('quote', 'quote.noted'), by: [staff, superAdmin] },
    { what: 'a delivery', of: event('order', 'order.delivered'), by: [ada, staff, superAdmin] },
    { what: 'a result not yet delivered', of: event('order', 'order.results-added'), by: [staff, superAdmin] },
    { what: 'a contractor’s tick at a mark', of: event('order', 'order.mark-ticked'), by: [staff, superAdmin] },
    { what: 'an answer at a mark', of: event('order', 'order.mark-answered'), by: [ada, staff, superAdmin] },
    { what: 'a draft of an invoice', of: event('invoice', 'invoice.drafted'), by: [staff, superAdmin] },
    { what: 'an issued invoice', of: event('invoice', 'invoice.issued'), by: [ada, staff, superAdmin] },
    { what: 'a price asked of a contractor', of: event('assignment', 'assignment.offered', 'kit'), by: [contractor, staff, superAdmin] },
    { what: 'a withdrawal', of: event('declaration', 'withdrawal.received', null), by: [staff, superAdmin] },
    { what: 'a message of the contact form', of: event('contact', 'contact.received', null), by: [superAdmin] },
    { what: 'a new account', of: event('account', 'account.created'), by: [ada, superAdmin] },
  ])('$what is seen by those concerned and nobody else', ({ of, by }) => {
    expect([ada, zak, contractor, staff, superAdmin].filter((follower) => isSeenBy(topics, of, follower))).toEqual(by);
  });
});
