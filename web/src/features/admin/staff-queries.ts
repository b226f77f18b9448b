import type { ContactMessage, ContactStatus } from '@contract/contact';
import type { Person, StaffOverview } from '@contract/people';
import type { Quote, StaffQuoteSummary } from '@contract/quote';
import { queryOptions } from '@tanstack/react-query';
import { getPage } from '../../lib/content';
import { get } from '../../lib/http';
import { pageQuery } from '../../lib/page-query';
import type { StaffQuoteFilter } from './staff-quote-filter';

const OVERVIEW_EVERY_MS = 60_000;

/** What waits for staff, as counts; kept fresh while it is looked at. */
export const overviewQuery = () =>
  queryOptions({
    queryKey: ['staff', 'overview'],
    queryFn: ({ signal }) => get<StaffOverview>('/api/staff/overview', { signal }),
    refetchInterval: OVERVIEW_EVERY_MS,
  });

/** Everybody's quotes. */
export const staffQuotesQuery = (filter: StaffQuoteFilter & { sort?: 'oldest' } = {}) =>
  pageQuery<StaffQuoteSummary>(['staff', 'quotes', 'list'], '/api/staff/quotes', filter);

/** The API's path of one of them. */
export const staffQuotePath = (id: string): string => `/api/staff/quotes/${encodeURIComponent(id)}`;

export const staffQuoteQuery = (id: string) =>
  queryOptions({ queryKey: ['staff', 'quotes', id], queryFn: ({ signal }) => getPage<Quote>(staffQuotePath(id), { signal }) });

export const peopleKinds = ['contacts', 'contractors'] as const;
export type PeopleKind = (typeof peopleKinds)[number];

/** Accounts of customers or of contractors, for super admins. */
export const peopleQuery = (kind: PeopleKind, q?: string) => pageQuery<Person>(['staff', kind], `/api/staff/${kind}`, { q });

export type MessageFilter = { status?: ContactStatus; q?: string };

/** The API's path of messages from the contact form, or of one of them. */
export const messagePath = (id = ''): string => `/api/staff/contact-messages${id && `/${encodeURIComponent(id)}`}`;

/** Messages of the contact form, newest first, for super admins. */
export const messagesQuery = (filter: MessageFilter) => pageQuery<ContactMessage>(['staff', 'messages'], messagePath(), filter);
