import { type Mail, type MailStatus, mailStatuses, type MailSummary } from '@contract/mailbox';
import { queryOptions } from '@tanstack/react-query';
import { getPage } from '../../lib/http/content';
import { pageQuery } from '../../lib/http/query-string';

/** The interval at which a waiting mail is read again: sending it is no event in the log. */
const WAITING_MS = 3_000;

/** Returns the API's path of the mails, or of one of them. */
export const mailPath = (id = ''): string => `/api/staff/mails${id && `/${encodeURIComponent(id)}`}`;

/** Returns the query for mails, newest first. */
export const mailsQuery = (filter: MailFilter) => pageQuery<MailSummary>(['staff', 'mails', 'list'], mailPath(), filter);

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'mails', id],
    queryFn: ({ signal }) => getPage<Mail>(mailPath(id), { signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? WAITING_MS : false),
  });

/** The part of the mailbox that the address asks for. */
export type MailFilter = { status?: MailStatus; q?: string };

const SEARCH_MAX_LENGTH = 80;

/** Reads the filter from an address. Unknown values are set to undefined by name, because the router would keep what is not named. */
export function mailFilterOf({ status, q }: Record<string, unknown>): MailFilter {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, SEARCH_MAX_LENGTH) : '';
  return { status: mailStatuses.find((known) => known === status), q: text || undefined };
}
