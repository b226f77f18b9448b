import type { QuoteSummary } from '@contract/quoting/quote';
import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/text/strings';
import { useLocale } from '../../lib/text/locale';
import { type Column, RecordTable } from '../../ui/tables/record-table';
import { formatDay } from '../../lib/text/format';
import { QuoteStatus } from '../../ui/marks/document-status';
import { BuyerAmount } from '../../ui/marks/buyer-amount';
import { serviceNames } from './document-cells';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { LongArrow } from '../../ui/marks/long-arrow';
import { SiteLink } from '../../ui/layout/site-link';

/** A table of requests with number, services, sum and status. */
export const QuoteTable = ({ quotes }: { quotes: readonly QuoteSummary[] }) => (
  <RecordTable idOf={({ id }) => id} linked className="quote-table" rows={quotes} columns={useColumns()} />
);

function useColumns(): Column<QuoteSummary>[] {
  const t = useT();
  const locale = useLocale();
  return [
    {
      title: t('portal.quotes.number'),
      className: 'mono nowrap',
      cell: ({ id, number }) => (
        <Link className="row-link" to="/app/quotes/$id" params={{ id }}>
          {number}
        </Link>
      ),
    },
    {
      title: t('portal.quotes.services'),
      cell: ({ services, files }) => (
        <>
          {serviceNames(services, locale)}
          <small className="muted row-detail">{t('portal.quotes.files', { count: files })}</small>
        </>
      ),
    },
    { title: t('portal.quotes.date'), labelled: true, cell: ({ submittedAt }) => formatDay(submittedAt, locale) },
    {
      title: t('portal.quotes.price'),
      className: 'nowrap amount-pair',
      numeric: true,
      labelled: true,
      cell: ({ net, gross, customerType }) => <BuyerAmount buyer={customerType} net={net} gross={gross} />,
    },
    { title: t('portal.quotes.status'), cell: ({ status }) => <QuoteStatus status={status} /> },
  ];
}

/** Shows that nothing has been requested yet: what will be here, and where it begins. */
export function FirstSteps() {
  const t = useT();
  return (
    <EmptySheet title={t('portal.first.title')} text={t('portal.first.text')}>
      <SiteLink className="button primary" to="/">
        {t('portal.first.services')} <LongArrow />
      </SiteLink>
      <SiteLink className="button" to="/konfigurator">
        {t('portal.first.configurator')}
      </SiteLink>
    </EmptySheet>
  );
}
