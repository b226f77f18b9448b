import type { InvoiceSummary } from '@contract/billing/invoice';
import { formatCents } from '@contract/pricing/money';
import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/text/strings';
import { useLocale } from '../../lib/text/locale';
import { type Column, RecordTable } from '../../ui/tables/record-table';
import { formatDate } from '../../lib/text/format';
import { InvoiceStatus } from '../../ui/marks/document-status';
import { invoicesQuery, invoiceTitle, openOf } from '../../documents/invoices/invoices-query';
import { useInfiniteQuery } from '@tanstack/react-query';
import { rowsOf } from '../../lib/http/page-query';
import { Panel } from '../../ui/layout/panel';

/** Invoices with number, order, days, sums and state. */
export const InvoiceTable = ({ invoices }: { invoices: readonly InvoiceSummary[] }) => (
  <RecordTable idOf={({ id }) => id} linked className="quote-table" rows={invoices} columns={useColumns()} />
);

function useColumns(): Column<InvoiceSummary>[] {
  const t = useT();
  const locale = useLocale();
  const money = { className: 'nowrap', numeric: true, labelled: true };
  return [
    {
      title: t('invoice.number'),
      className: 'mono nowrap',
      cell: (invoice) => (
        <>
          <Link className="row-link" to="/app/invoices/$id" params={{ id: invoice.id }}>
            {invoice.number}
          </Link>
          <small className="muted row-detail">{t(invoiceTitle(invoice))}</small>
        </>
      ),
    },
    { title: t('invoice.order'), className: 'mono', labelled: true, cell: ({ orderNumber }) => orderNumber },
    { title: t('invoice.date'), labelled: true, cell: ({ issuedOn }) => issuedOn && formatDate(issuedOn, locale) },
    { title: t('invoice.due-on'), labelled: true, cell: ({ kind, dueOn }) => (kind === 'invoice' ? formatDate(dueOn, locale) : '–') },
    { title: t('invoice.gross'), ...money, cell: ({ gross }) => formatCents(gross, locale) },
    { title: t('invoice.open'), ...money, cell: (invoice) => formatCents(openOf(invoice), locale) },
    { title: t('invoice.status'), cell: ({ status }) => <InvoiceStatus status={status} /> },
  ];
}

const SHOWN = 3;

/** The customer's latest invoices; nothing before the first. */
export function RecentInvoices() {
  const t = useT();
  const { data } = useInfiniteQuery(invoicesQuery());
  const invoices = data ? rowsOf(data) : [];
  if (invoices.length === 0) return null;
  const all = (
    <Link className="link small" to="/app/invoices">
      {t('portal.recent.all')}
    </Link>
  );
  return (
    <Panel title={t('portal.invoices')} aside={all} flush>
      <InvoiceTable invoices={invoices.slice(0, SHOWN)} />
    </Panel>
  );
}
