import { formatCents } from '@contract/pricing/money';
import type { QuoteSort, StaffQuoteSummary } from '@contract/quoting/quote';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/locale';
import { formatDate, formatMoment } from '../../../ui/marks/format-time';
import { QuoteStatus } from '../../../ui/marks/quote-status';
import { RecordTable, type RecordColumn } from '../../../ui/tables/record-table';
import type { Selection } from '../../../ui/tables/use-selection';
import { Customer, Services } from '../../workspace/document-cells';

type StaffQuoteTableProps = {
  quotes: readonly StaffQuoteSummary[];
  sort: QuoteSort;
  onSort: (sort: QuoteSort) => void;
  selection: Selection;
};

export function StaffQuoteTable({ quotes, ...choice }: StaffQuoteTableProps) {
  return <RecordTable name="staff-quotes" rows={quotes} columns={useColumns()} {...choice} />;
}

function useColumns(): RecordColumn<StaffQuoteSummary, QuoteSort>[] {
  const { t } = useTranslation();
  const locale = useLocale();
  return [
    {
      title: t('admin.quotes.number'),
      className: 'mono nowrap',
      cell: ({ id, number }) => (
        <Link className="row-link" to="/admin/quotes/$id" params={{ id }}>
          {number}
        </Link>
      ),
    },
    {
      title: t('admin.quotes.customer'),
      className: 'cell-customer',
      sort: { by: 'customer', direction: 'ascending' },
      cell: (quote) => <Customer of={quote} />,
    },
    { title: t('admin.quotes.services'), cell: ({ services }) => <Services names={services} /> },
    { title: t('admin.quotes.files'), className: 'hide-small', numeric: true, cell: ({ files }) => files },
    {
      title: t('admin.quotes.net'),
      className: 'nowrap cell-amount',
      numeric: true,
      sort: { by: 'amount', direction: 'descending' },
      cell: ({ net }) => formatCents(net, locale),
    },
    { title: t('admin.quotes.status'), className: 'cell-status', cell: ({ status }) => <QuoteStatus status={status} forStaff /> },
    {
      title: t('admin.quotes.valid'),
      className: 'mono muted nowrap hide-small',
      sort: { by: 'valid', direction: 'ascending' },
      cell: ({ validUntil }) => (validUntil ? formatDate(validUntil, locale) : '–'),
    },
    {
      title: t('admin.quotes.received'),
      className: 'mono muted nowrap hide-small',
      sort: { by: 'newest', direction: 'descending' },
      cell: ({ submittedAt }) => formatMoment(submittedAt, locale),
    },
  ];
}
