import type { Account } from '@contract/people/account';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/locale';
import { rowsOf } from '../../../lib/page-query';
import { formatWeekday } from '../../../ui/marks/format-time';
import { Icon } from '../../../ui/marks/icon';
import { Loaded } from '../../../ui/tables/loaded';
import { PageHead } from '../../../ui/layout/page-head';
import { SiteLink } from '../../../ui/layout/site-link';
import { isDelivered } from '../../workspace/customers-turn';
import { DashboardSide, type Support } from './dashboard-side';
import { FirstSteps } from '../../workspace/first-steps';
import { greetingAt } from './greeting';
import { ordersQuery } from '../../workspace/orders-query';
import { quotesQuery } from '../../workspace/quotes-query';
import { RecentQuotes } from './recent-quotes';
import { RunningOrders } from './running-orders';
import { SecondFactorHint } from './second-factor-hint';
import { WaitingStrip, type OverdueInvoices } from './waiting-strip';

type DashboardProps = {
  account: Account;
  support: Support;
  /** The latest ones. */
  invoices: ReactNode;
  overdue: OverdueInvoices;
};

/** Where customers arrive: what waits for them, then what they last asked for. */
export function Dashboard({ account: { name, secondFactor }, ...work }: DashboardProps) {
  const { t } = useTranslation();
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
      <DashboardWork {...work} />
      {!secondFactor && <SecondFactorHint />}
    </>
  );
}

function DashboardWork({ support, invoices, overdue }: Omit<DashboardProps, 'account'>) {
  const quotes = useInfiniteQuery(quotesQuery());
  return (
    <Loaded query={quotes}>
      {(pages) => {
        const newest = rowsOf(pages);
        if (newest.length === 0) return <FirstSteps />;
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
                <DashboardSide support={support} />
              </div>
            </div>
          </>
        );
      }}
    </Loaded>
  );
}

/** What is open, whoever's turn it is. */
function OpenSteps({ overdue }: { overdue: OverdueInvoices }) {
  const quotes = useInfiniteQuery(quotesQuery({ status: 'open' }));
  const orders = useInfiniteQuery(ordersQuery({ status: 'open' }));
  return (
    <Loaded query={quotes} lines={3}>
      {(quotePages) => (
        <Loaded query={orders} lines={3}>
          {(orderPages) => <WaitingStrip quotes={rowsOf(quotePages)} orders={rowsOf(orderPages)} overdue={overdue} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function OrdersUnderWay() {
  const { data } = useInfiniteQuery(ordersQuery({ status: 'open' }));
  return data && <RunningOrders orders={rowsOf(data).filter((order) => !isDelivered(order))} />;
}
