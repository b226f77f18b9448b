import { type ContactKind, type HistoryEntry, type Person, type PersonDetail, contactKinds } from '@contract/people/person';
import { queryOptions } from '@tanstack/react-query';
import { getPage } from '../../../lib/http/content';
import { pageQuery, searchOf } from '../../../lib/http/query-string';
import { contactStatuses, type ContactStatus } from '@contract/people/contact';

export type PersonFilter = { kind?: ContactKind; q?: string };

/** Returns the API's path of one of the contacts. */
export const personPath = (id: string): string => `/api/staff/contacts/${encodeURIComponent(id)}`;

/** Returns the query for customers and guests, for super admins. */
export const peopleQuery = (filter: PersonFilter) => pageQuery<Person>(['staff', 'contacts', 'list'], '/api/staff/contacts', filter);

export const personQuery = (id: string) =>
  queryOptions({ queryKey: ['staff', 'contacts', id], queryFn: ({ signal }) => getPage<PersonDetail>(personPath(id), { signal }) });

/** Returns the query for everything between a person and us, newest first. */
export const historyQuery = (id: string) => pageQuery<HistoryEntry>(['staff', 'contacts', id, 'history'], `${personPath(id)}/history`);

/** The filter in the address of the contacts page. */
type ContactFilter = { view?: 'messages'; kind?: ContactKind; status?: ContactStatus; q?: string };

/**
 * Reads the filter from an address: people, by kind if given, or messages, by status. Unknown values are set to undefined by name, because
 * the router would keep what is not named.
 */
export function contactFilterOf({ view, kind, status, q }: Record<string, unknown>): ContactFilter {
  const isMessages = view === 'messages';
  return {
    view: isMessages ? 'messages' : undefined,
    kind: isMessages ? undefined : contactKinds.find((known) => known === kind),
    status: isMessages ? contactStatuses.find((known) => known === status) : undefined,
    ...searchOf({ q }),
  };
}
