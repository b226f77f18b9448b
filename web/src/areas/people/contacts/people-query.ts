import type { ContactKind, HistoryEntry, Person, PersonDetail } from '@contract/people/person';
import { queryOptions } from '@tanstack/react-query';
import { getPage } from '../../../lib/http/content';
import { pageQuery } from '../../../lib/http/page-query';

export type PersonFilter = { kind?: ContactKind; q?: string };

/** The API's path of one of the contacts. */
export const personPath = (id: string): string => `/api/staff/contacts/${encodeURIComponent(id)}`;

/** Customers and guests, for super admins. */
export const peopleQuery = (filter: PersonFilter) => pageQuery<Person>(['staff', 'contacts', 'list'], '/api/staff/contacts', filter);

export const personQuery = (id: string) =>
  queryOptions({ queryKey: ['staff', 'contacts', id], queryFn: ({ signal }) => getPage<PersonDetail>(personPath(id), { signal }) });

/** Everything between a person and us, newest first. */
export const historyQuery = (id: string) => pageQuery<HistoryEntry>(['staff', 'contacts', id, 'history'], `${personPath(id)}/history`);
