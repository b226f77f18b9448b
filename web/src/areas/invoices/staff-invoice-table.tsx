import type { InvoiceSort, StaffInvoiceSummary } from '@contract/billing/invoice';
import { formatCents } from '@contract/pricing/money';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { formatDate } from '../../ui/marks/format-time';
import { InvoiceStatus } from '../../ui/marks/invoice-status';
import { RecordTable, type RecordColumn } from '../../ui/tables/record-table';
import { openOf } from '../../documents/invoices/open-of';
import { invoiceTitle } from '../../documents/invoices/invoice-title';

type StaffInvoiceTableProps = { invoices: readonly StaffInvoiceSummary[]; sort: InvoiceSort; onSort: (sort: InvoiceSort) => void };

export function StaffInvoiceTable({ invoices, ...sorting }: StaffInvoiceTableProps) {
  return <RecordTable name="staff-invoices" rows={invoices} columns={useColumns()} {...sorting} />;
}

function useColumns(): RecordColumn<StaffInvoiceSummary, InvoiceSort>[] {
  const { t } = useTranslation();
  const locale = useLocale();
  return [
    {
      title: t('invoice.number'),
      className: 'mono nowrap',
      sort: { by: 'newest', direction: 'descending' },
      cell: ({ id, number }) => (
        <Link className="row-link" to="/admin/invoices/$id" params={{ id }}>
          {number || t('invoice.status.draft')}
        </Link>
      ),
    },
    {
      title: t('invoice.customer'),
      sort: { by: 'customer', direction: 'ascending' },
      cell: (invoice) => (
        <>
          <b>{invoice.name}</b>
          <small className="muted row-detail">{t(invoiceTitle(invoice))}</small>
        </>
      ),
    },
    { title: t('invoice.order'), className: 'mono hide-small', cell: ({ orderNumber }) => orderNumber },
    {
      title: t('invoice.gross'),
      className: 'nowrap',
      numeric: true,
      sort: { by: 'amount', direction: 'descending' },
      cell: ({ gross }) => formatCents(gross, locale),
    },
    {
      title: t('invoice.open'),
      className: 'nowrap hide-small',
      numeric: true,
      cell: (invoice) => formatCents(openOf(invoice), locale),
    },
    { title: t('invoice.status'), cell: ({ status }) => <InvoiceStatus status={status} /> },
    {
      title: t('invoice.due-on'),
      className: 'mono muted nowrap hide-small',
      sort: { by: 'due', direction: 'ascending' },
      cell: ({ kind, status, dueOn }) => (kind === 'invoice' && status !== 'draft' ? formatDate(dueOn, locale) : '–'),
    },
  ];
}
