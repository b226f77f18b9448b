import { mailStatuses, type MailsResend, type MailSummary, type ResentMails } from '@contract/mailbox';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/text/strings';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { RecordList } from '../../ui/tables/record-list';
import { PageHead } from '../../ui/layout/page-head';
import { mailPath, type MailFilter, mailsQuery } from './mail-queries';
import { useLocale } from '../../lib/text/locale';
import type { Column } from '../../ui/tables/record-table';
import { formatMoment } from '../../lib/text/format';
import { post } from '../../lib/http/http';
import { Spinner } from '../../ui/feedback/loading';
import { useToast } from '../../ui/feedback/toasts';
import { MailState } from './mail-page';

type MailListProps = { filter: MailFilter; onFilter: (filter: MailFilter) => void };

/** A list of every mail that the shop has written, by status and by search. */
export function MailList({ filter, onFilter }: MailListProps) {
  const t = useT();
  const query = useInfiniteQuery(mailsQuery(filter));
  const hasFailed = filter.status === 'failed' && (query.data?.pages[0]?.items.length ?? 0) > 0;
  return (
    <>
      <PageHead title={t('mailbox')}>{hasFailed && <ResendAll q={filter.q} />}</PageHead>
      <RecordList
        query={query}
        columns={useColumns()}
        idOf={({ id }) => id}
        className="dense mails"
        linked
        filter={filter}
        onFilter={onFilter}
        tabs={<StateLinks q={filter.q} />}
        search={t('mailbox.search')}
        none={<NoMails filter={filter} />}
        count={(count) => t('mailbox.count', { count })}
      />
    </>
  );
}

/** Sends all failed mails again that the search finds, as many calls as it takes. */
function ResendAll({ q }: { q: string | undefined }) {
  const t = useT();
  const { work } = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const requested: MailsResend = { key: crypto.randomUUID(), ...(q && { q }) };
      let count = 0;
      for (let isMore = true; isMore;) {
        const resent = await post<ResentMails>(`${mailPath()}/resend`, requested);
        count += resent.count;
        isMore = resent.isMore && resent.count > 0;
      }
      return count;
    },
    onSuccess: (count) => work.success(t('mailbox.resent-all', { count })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff', 'mails', 'list'] }),
  });
  return (
    <button type="button" className="button" disabled={isPending} onClick={() => mutate()}>
      {isPending && <Spinner />}
      {t(q ? 'mailbox.resend-found' : 'mailbox.resend-all')}
    </button>
  );
}

function StateLinks({ q }: { q: string | undefined }) {
  const t = useT();
  return (
    <nav className="segments-scroll" aria-label={t('mailbox.views')}>
      <div className="segments">
        {[undefined, ...mailStatuses].map((status) => (
          <Link key={status ?? 'all'} to="/admin/mailbox" search={{ status, q }} activeOptions={{ exact: true }}>
            {status ? t(`mailbox.status.${status}`) : t('mailbox.view.all')}
          </Link>
        ))}
      </div>
    </nav>
  );
}

function NoMails({ filter: { status, q } }: { filter: MailFilter }) {
  const t = useT();
  if (!status && !q) return <EmptySheet title={t('mailbox.none')} text={t('mailbox.none.text')} />;
  return (
    <EmptySheet title={t('mailbox.no-match')} text={t('mailbox.no-match.text')}>
      <Link className="button" to="/admin/mailbox" search={{}}>
        {t('mailbox.show-all')}
      </Link>
    </EmptySheet>
  );
}

/** Returns the columns of mails, with whom they went to and whether they arrived. */
function useColumns(): Column<MailSummary>[] {
  const t = useT();
  const locale = useLocale();
  return [
    {
      title: t('mailbox.subject'),
      cell: ({ id, subject }) => (
        <Link className="row-link" to="/admin/mailbox/$id" params={{ id }}>
          {subject || t('mailbox.subject.none')}
        </Link>
      ),
    },
    { title: t('mailbox.to'), labelled: true, cell: ({ to }) => to },
    { title: t('mailbox.kind'), labelled: true, cell: ({ kind }) => t(`mailbox.kind.${kind}`) },
    {
      title: t('mailbox.status'),
      cell: ({ status, error }) => (
        <>
          <MailState status={status} />
          {error && <small className="muted row-detail">{error}</small>}
        </>
      ),
    },
    {
      title: t('mailbox.time'),
      className: 'mono extra-small nowrap',
      labelled: true,
      cell: ({ at }) => <time dateTime={at}>{formatMoment(at, locale)}</time>,
    },
  ];
}
