import { quoteStatuses } from '@contract/states/quote';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../lib/text/strings';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { Icon } from '../../../ui/marks/icon';
import { Listed } from '../../../ui/tables/listed';
import { PageHead } from '../../../ui/layout/page-head';
import { SiteLink } from '../../../ui/layout/site-link';
import { FirstSteps, QuoteTable } from '../../workspace/quote-table';
import { quotesQuery, quoteFilterOf, type QuoteFilter } from '../../workspace/customer-queries';
import { StatusFilterBar } from '../../workspace/status-filters';

type QuoteListProps = { filter: QuoteFilter; onFilter: (filter: QuoteFilter) => void };

/** A list of all of the customer's quotes, by status. */
export function QuoteList({ filter, onFilter }: QuoteListProps) {
  const t = useT();
  const query = useInfiniteQuery(quotesQuery(filter));
  return (
    <>
      <PageHead title={t('portal.quotes')}>
        <Link className="button small" to="/app/lists">
          {t('cart-lists')}
        </Link>
        <SiteLink className="button primary small" to="/konfigurator">
          <Icon name="plus" small /> {t('portal.new-request')}
        </SiteLink>
      </PageHead>
      <StatusFilterBar
        to="/app/quotes"
        views={['offered', 'accepted']}
        statuses={quoteStatuses}
        textOf={(status) => t(`quote.status.${status}`)}
        chosen={filter.status}
        onChoose={(status) => onFilter(quoteFilterOf({ status }))}
      />
      <Listed
        query={query}
        none={filter.status ? <NoneForFilter /> : <FirstSteps />}
        count={(count) => t('portal.quotes.count', { count })}
      >
        {(quotes) => <QuoteTable quotes={quotes} />}
      </Listed>
    </>
  );
}

function NoneForFilter() {
  const t = useT();
  return (
    <EmptySheet title={t('portal.quotes.none')} text={t('portal.quotes.none.text')}>
      <Link className="button" to="/app/quotes" search={{}}>
        {t('portal.quotes.show-all')}
      </Link>
    </EmptySheet>
  );
}
