import type { Mail, MailSummary } from '@contract/mailbox';
import { queryOptions } from '@tanstack/react-query';
import { getPage } from '../../lib/content';
import { pageQuery } from '../../lib/page-query';
import type { MailFilter } from './mail-filter';

/** How often a mail that waits is looked at again: sending it is no event. */
const WAITING_MS = 3_000;

/** The API's path of the mails, or of one of them. */
export const mailPath = (id = ''): string => `/api/staff/mails${id && `/${encodeURIComponent(id)}`}`;

/** Mails, newest first. */
export const mailsQuery = (filter: MailFilter) => pageQuery<MailSummary>(['staff', 'mails', 'list'], mailPath(), filter);

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'mails', id],
    queryFn: ({ signal }) => getPage<Mail>(mailPath(id), { signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? WAITING_MS : false),
  });
