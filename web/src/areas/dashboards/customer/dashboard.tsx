import type { Account } from '@contract/people/account';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../lib/text/strings';
import { useLocale } from '../../../lib/text/locale';
import { rowsOf } from '../../../lib/http/query-string';
import { formatWeekday, formatMoment } from '../../../lib/text/format';
import { Icon } from '../../../ui/marks/icon';
import { Loaded } from '../../../ui/tables/listed';
import { PageHead, TitleBlock } from '../../../ui/layout/page-head';
import { SiteLink } from '../../../ui/layout/site-link';
import { isDelivered } from '../../workspace/waiting-badges';
import { WaitingList } from '../../workspace/waiting-list';
import type { InvoiceSummary } from '@contract/billing/invoice';
import { FirstSteps, QuoteTable } from '../../workspace/quote-table';
import { ordersQuery, quotesQuery, ownOverviewQuery } from '../../workspace/customer-queries';
import { Link } from '@tanstack/react-router';
import type { QuoteSummary } from '@contract/quoting/quote';
import { Panel } from '../../../ui/layout/panel';
import type { OwnOverview } from '@contract/people/person';
import { formatCents } from '@contract/pricing/money';
import { DownloadRow } from '../../../downloads/download-list';
import { formatBytes } from '../../../ui/marks/format-bytes';
import { phoneHref } from '../../../lib/head/opening-hours';
import { dueTime } from '@contract/states/order';
import type { OrderSummary } from '@contract/production/order';
import { Drawing } from '../../../ui/marks/drawing';
import { OrderProgress } from '../../../ui/marks/order-progress';
import { OrderStatus } from '../../../ui/marks/document-status';
import { serviceNames } from '../../workspace/document-cells';

type DashboardProps = {
  account: Account;
  support: Support;
  /** The latest ones. */
  invoices: ReactNode;
  /** The invoices that should have been paid by now. */
  overdue: readonly InvoiceSummary[];
};

/** Shows the customers' start page: what waits for them, then their latest quotes and orders. */
export function Dashboard({ account: { name, secondFactor, vatId }, ...work }: DashboardProps) {
  const t = useT();
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const greeting = t(greetingAt(now.getHours()));
  return (
    <>
      <PageHead
        title={name ? `${greeting}, ${name}` : greeting}
        above={<p className="mono extra-small muted">{formatWeekday(now.toISOString(), locale)}</p>}
      >
        <SiteLink className="button primary small" to="/konfigurator">
          <Icon name="plus" small /> {t('portal.new-request')}
        </SiteLink>
      </PageHead>
      <DashboardWork {...work} isBusiness={vatId !== ''} hint={!secondFactor && <SecondFactorHint />} />
    </>
  );
}

type DashboardWorkProps = Omit<DashboardProps, 'account'> &
  Pick<YearFactsProps, 'isBusiness'> & {
    /** Advice below all work; it comes with the work, which would push it down. */
    hint: ReactNode;
  };

function DashboardWork({ support, invoices, overdue, isBusiness, hint }: DashboardWorkProps) {
  const quotes = useInfiniteQuery(quotesQuery());
  return (
    <Loaded query={quotes}>
      {(pages) => {
        const newest = rowsOf(pages);
        if (newest.length === 0)
          return (
            <>
              <FirstSteps />
              {hint}
            </>
          );
        return (
          <>
            <OpenSteps overdue={overdue} />
            <div className="main-and-side">
              <div>
                <OrdersUnderWay />
                <RecentQuotes quotes={newest} />
                {invoices}
              </div>
              <div className="stack">
                <DashboardSide support={support} isBusiness={isBusiness} />
              </div>
            </div>
            {hint}
          </>
        );
      }}
    </Loaded>
  );
}

/** Shows all open quotes and orders, whoever's turn it is. */
function OpenSteps({ overdue }: Pick<DashboardProps, 'overdue'>) {
  const quotes = useInfiniteQuery(quotesQuery({ status: 'open' }));
  const orders = useInfiniteQuery(ordersQuery({ status: 'open' }));
  return (
    <Loaded query={quotes} lines={3}>
      {(quotePages) => (
        <Loaded query={orders} lines={3}>
          {(orderPages) => <WaitingList quotes={rowsOf(quotePages)} orders={rowsOf(orderPages)} invoices={overdue} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function OrdersUnderWay() {
  const { data } = useInfiniteQuery(ordersQuery({ status: 'open' }));
  return data && <RunningOrders orders={rowsOf(data).filter((order) => !isDelivered(order))} />;
}

const greetings = [
  { from: 18, key: 'portal.greeting.evening' },
  { from: 11, key: 'portal.greeting.day' },
  { from: 4, key: 'portal.greeting.morning' },
  { from: 0, key: 'portal.greeting.evening' },
] as const;

type GreetingKey = (typeof greetings)[number]['key'];

/** Returns the greeting for an hour of the day, 0 to 23. */
export const greetingAt = (hour: number): GreetingKey => greetings.find(({ from }) => hour >= from)?.key ?? 'portal.greeting.day';

/** Advises a second factor, as long as the account depends on one password. */
function SecondFactorHint() {
  const t = useT();
  return (
    <div className="note second-factor-hint">
      <Icon name="info" />
      <div>
        <b>{t('portal.second-factor.title')}</b>
        <p>{t('portal.second-factor.text')}</p>
        <Link className="link" to="/app/settings" hash="second-factor">
          {t('portal.second-factor.link')}
        </Link>
      </div>
    </div>
  );
}

const SHOWN = 5;

/** A list of the newest requests, with a link to all. */
function RecentQuotes({ quotes }: { quotes: readonly QuoteSummary[] }) {
  const t = useT();
  const all = (
    <Link className="link small" to="/app/quotes">
      {t('portal.recent.all')}
    </Link>
  );
  return (
    <Panel title={t('portal.recent')} aside={all} flush>
      <QuoteTable quotes={quotes.slice(0, SHOWN)} />
    </Panel>
  );
}

type Support = { phone: string; supportHours: string };

/** Shows beside the open steps what was delivered last, who helps, and the year in figures. */
function DashboardSide({ support, isBusiness }: { support: Support } & Pick<YearFactsProps, 'isBusiness'>) {
  const overview = useQuery(ownOverviewQuery);
  return (
    <>
      <Loaded query={overview} lines={3}>
        {({ files }) => <NewestFiles files={files} />}
      </Loaded>
      <AskUs support={support} />
      {overview.data && <YearFacts overview={overview.data} isBusiness={isBusiness} />}
    </>
  );
}

function NewestFiles({ files }: Pick<OwnOverview, 'files'>) {
  const t = useT();
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <Panel title={t('portal.newest-files')}>
      <ul className="file-list">
        {files.map((file) => (
          <DownloadRow
            key={file.fileName}
            file={file}
            path={`/api/orders/${file.orderId}`}
            state={`${file.orderNumber}, ${formatBytes(file.fileSize, locale)}`}
          />
        ))}
      </ul>
    </Panel>
  );
}

function AskUs({ support: { phone, supportHours } }: { support: Support }) {
  const t = useT();
  return (
    <Panel title={t('portal.help')}>
      {phone && (
        <p>
          <a className="link" href={phoneHref(phone)}>
            {phone}
          </a>
        </p>
      )}
      {supportHours && <p className="small muted">{supportHours}</p>}
      <p>
        <SiteLink className="link" to="/kontakt">
          {t('portal.help.write')}
        </SiteLink>
      </p>
    </Panel>
  );
}

type YearFactsProps = { overview: OwnOverview; /** True for an account with a VAT ID, which reads net. */ isBusiness: boolean };

function YearFacts({ overview: { year, unpaid }, isBusiness }: YearFactsProps) {
  const t = useT();
  const locale = useLocale();
  if (year.orders === 0) return null;
  return (
    <TitleBlock
      facts={[
        { name: t('portal.year.orders', { year: year.year }), value: year.orders },
        isBusiness
          ? { name: t('portal.year.net', { year: year.year }), value: formatCents(year.net, locale) }
          : { name: t('portal.year.gross', { year: year.year }), value: formatCents(year.gross, locale) },
        { name: t('portal.year.files'), value: year.files },
        { name: t('portal.unpaid'), value: formatCents(unpaid, locale) },
      ]}
    />
  );
}

const ORDERS_SHOWN = 3;

/** The orders under way, each with its term and how far it is. */
function RunningOrders({ orders }: { orders: readonly OrderSummary[] }) {
  const t = useT();
  if (orders.length === 0) return null;
  const all = (
    <Link className="link small" to="/app/orders">
      {t('portal.recent.all')}
    </Link>
  );
  return (
    <Panel title={t('portal.running')} aside={all} flush>
      <ul>
        {orders.slice(0, ORDERS_SHOWN).map((order) => (
          <RunningOrder key={order.id} order={order} />
        ))}
      </ul>
    </Panel>
  );
}

function RunningOrder({ order: { id, number, status, services, drawing, dueAt } }: { order: OrderSummary }) {
  const t = useT();
  const locale = useLocale();
  const due = dueTime({ status, dueAt });
  return (
    <li className="running-order">
      {drawing && <Drawing name={drawing} className="running-drawing" />}
      <div className="row between">
        <div>
          <p className="mono extra-small muted">{number}</p>
          <h3>
            <Link to="/app/orders/$id" params={{ id }}>
              {serviceNames(services, locale)}
            </Link>
          </h3>
        </div>
        {due ? (
          <div className="running-due">
            <p className="mono extra-small muted">{t('order.due')}</p>
            <b>{formatMoment(due, locale)}</b>
          </div>
        ) : (
          <OrderStatus status={status} />
        )}
      </div>
      <OrderProgress status={status} />
    </li>
  );
}
