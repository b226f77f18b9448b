import type { Account } from '@contract/account';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { rowsOf } from '../../lib/page-query';
import { formatWeekday } from '../../ui/format-time';
import { Icon } from '../../ui/icon';
import { Loaded } from '../../ui/loaded';
import { PageHead } from '../../ui/page-head';
import { SiteLink } from '../../ui/site-link';
import { FirstSteps } from './first-steps';
import { greetingAt } from './greeting';
import { quotesQuery } from './quotes-query';
import { RecentQuotes } from './recent-quotes';
import { SecondFactorHint } from './second-factor-hint';
import { WaitingStrip } from './waiting-strip';

/** Where customers arrive: what waits for them, then what they last asked for. */
export function Dashboard({ account: { name, secondFactor } }: { account: Account }) {
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
      <DashboardQuotes />
      {!secondFactor && <SecondFactorHint />}
    </>
  );
}

function DashboardQuotes() {
  const open = useInfiniteQuery(quotesQuery({ status: 'open' }));
  const all = useInfiniteQuery(quotesQuery());
  return (
    <Loaded query={all}>
      {(pages) => {
        const quotes = rowsOf(pages);
        if (quotes.length === 0) return <FirstSteps />;
        return (
          <>
            <Loaded query={open} lines={3}>
              {(openPages) => <WaitingStrip quotes={rowsOf(openPages)} />}
            </Loaded>
            <RecentQuotes quotes={quotes} />
          </>
        );
      }}
    </Loaded>
  );
}
