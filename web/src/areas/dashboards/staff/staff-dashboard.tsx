import { MOST_COUNTED } from '@contract/list';
import { dueTime } from '@contract/states/order';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useT } from '../../../lib/text/strings';
import { Loaded } from '../../../ui/tables/listed';
import { PageHead } from '../../../ui/layout/page-head';
import { Panel } from '../../../ui/layout/panel';
import { BusinessCharts } from './business-charts';
import { ScanNotice } from '../../workspace/scan-notice';
import { overviewQuery, scanStateQuery, staffOrdersQuery, staffQuotesQuery } from '../../workspace/staff-queries';
import { Icon } from '../../../ui/marks/icon';
import type { StaffOrderSummary } from '@contract/production/order';
import { Link } from '@tanstack/react-router';
import { rowsOf } from '../../../lib/http/query-string';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { moveBetweenRows } from '../../../ui/tables/move-between-rows';
import { DueMark } from '../../../ui/marks/due-mark';
import type { StaffOverview } from '@contract/people/person';
import { quoteStatuses } from '@contract/states/quote';
import { QuoteStatus } from '../../../ui/marks/document-status';
import type { StaffQuoteSummary } from '@contract/quoting/quote';
import { useState } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { formatAge, formatCount } from '../../../lib/text/format';

/** Shows the start page of staff: what waits longest, what is due or late, the number of documents in each status, and business figures. */
export function StaffDashboard() {
  const t = useT();
  const overview = useQuery(overviewQuery());
  const scan = useQuery(scanStateQuery());
  return (
    <>
      <PageHead title={t('admin.dashboard')} />
      <div className="main-and-side">
        <div>
          <RequestQueue />
          <DueQueue late={overview.data?.lateOrders} />
          <Loaded query={overview}>{(figures) => <BusinessCharts overview={figures} />}</Loaded>
        </div>
        <div>
          <Panel title={t('admin.counts')} flush>
            <Loaded query={overview}>{({ quotes }) => <StatusCounts quotes={quotes} />}</Loaded>
          </Panel>
          <Panel title={t('admin.mails')} aside={<MailboxLink />}>
            <Loaded query={overview} lines={2}>
              {({ mailsFailed }) => <FailedMails count={mailsFailed} />}
            </Loaded>
          </Panel>
          <Panel title={t('scan.title')} aside={<FilesLink />}>
            <Loaded query={scan} lines={2}>
              {(state) => <ScanNotice state={state} />}
            </Loaded>
          </Panel>
        </div>
      </div>
    </>
  );
}

function MailboxLink() {
  const t = useT();
  return (
    <Link className="link small" to="/admin/mailbox" search={{}}>
      {t('admin.mails.all')}
    </Link>
  );
}

function FilesLink() {
  const t = useT();
  return (
    <Link className="link small" to="/admin/files" search={{}}>
      {t('scan.all')}
    </Link>
  );
}

/** Shows how many mails could not be sent after all tries. */
function FailedMails({ count }: { count: number }) {
  const t = useT();
  const locale = useLocale();
  return (
    <p className={count > 0 ? 'mail-state failed' : 'mail-state'}>
      <Icon name={count > 0 ? 'triangle-alert' : 'check'} />
      {count > 0 ? (
        <Link to="/admin/mailbox" search={{ status: 'failed' }}>
          {t('admin.mails.failed', { count, shown: formatCount(count, MOST_COUNTED, locale) })}
        </Link>
      ) : (
        <span>{t('admin.mails.none')}</span>
      )}
    </p>
  );
}

const SHOWN = 8;

/** A list of orders under way, the first due first, so that late ones are at the top. */
function DueQueue({ late }: { late: number | undefined }) {
  const t = useT();
  const locale = useLocale();
  const query = useInfiniteQuery(staffOrdersQuery({ status: 'open' }));
  const aside = (
    <span className="row">
      {late ? (
        <Link className="link small late" to="/admin/orders" search={{ status: 'late' }}>
          {t('admin.due.late', { count: late, shown: formatCount(late, MOST_COUNTED, locale) })}
        </Link>
      ) : null}
      <Link className="link small" to="/admin/orders" search={{ status: 'open' }}>
        {t('admin.due.all')}
      </Link>
    </span>
  );
  return (
    <Panel title={t('admin.due')} aside={aside} flush>
      <Loaded query={query}>
        {(pages) => {
          const due = rowsOf(pages).filter((order) => dueTime(order) !== null);
          if (due.length === 0) return <EmptySheet level={3} title={t('admin.due.none')} text={t('admin.due.none.text')} />;
          return <Queue orders={due.slice(0, SHOWN)} />;
        }}
      </Loaded>
    </Panel>
  );
}

function Queue({ orders }: { orders: readonly StaffOrderSummary[] }) {
  return (
    <ol className="request-queue" onKeyDown={moveBetweenRows}>
      {orders.map((order) => (
        <li key={order.id}>
          <Link className="row-link mono" to="/admin/orders/$id" params={{ id: order.id }}>
            {order.number}
          </Link>
          <span>
            <b>{order.company || order.name}</b>
            <small className="muted row-detail">{order.services.join(', ')}</small>
          </span>
          <DueMark order={order} />
        </li>
      ))}
    </ol>
  );
}

/** Shows the number of quotes in each status, linked to their list. */
function StatusCounts({ quotes }: { quotes: StaffOverview['quotes'] }) {
  const locale = useLocale();
  return (
    <ul className="status-counts">
      {quoteStatuses.map((status) => (
        <li key={status}>
          <Link to="/admin/quotes" search={{ status }}>
            <QuoteStatus status={status} forStaff />
            <b className="numeric">{formatCount(quotes[status] ?? 0, MOST_COUNTED, locale)}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const REQUESTS_SHOWN = 8;

/** A list of new requests, those that wait longest first. */
function RequestQueue() {
  const t = useT();
  const query = useInfiniteQuery(staffQuotesQuery({ status: 'submitted', sort: 'oldest' }));
  const all = (
    <Link className="link small" to="/admin/quotes" search={{ status: 'submitted' }}>
      {t('admin.queue.all')}
    </Link>
  );
  return (
    <Panel title={t('admin.queue')} aside={all} flush>
      <Loaded query={query}>
        {(pages) => {
          const waiting = rowsOf(pages);
          if (waiting.length === 0) return <EmptySheet level={3} title={t('admin.queue.none')} text={t('admin.queue.none.text')} />;
          return <RequestRows waiting={waiting.slice(0, REQUESTS_SHOWN)} />;
        }}
      </Loaded>
    </Panel>
  );
}

function RequestRows({ waiting }: { waiting: readonly StaffQuoteSummary[] }) {
  const t = useT();
  const locale = useLocale();
  const [nowMs] = useState(() => Date.now());
  return (
    <ol className="request-queue" onKeyDown={moveBetweenRows}>
      {waiting.map(({ id, number, name, company, services, submittedAt }) => (
        <li key={id}>
          <Link className="row-link mono" to="/admin/quotes/$id" params={{ id }}>
            {number}
          </Link>
          <span>
            <b>{company || name}</b>
            <small className="muted row-detail">{services.join(', ')}</small>
          </span>
          <span className="mono small nowrap">
            <span className="visually-hidden">{t('admin.queue.waiting')} </span>
            {formatAge(submittedAt, locale, nowMs)}
          </span>
        </li>
      ))}
    </ol>
  );
}
