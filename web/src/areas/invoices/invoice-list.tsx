import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/text/strings';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { Listed } from '../../ui/tables/listed';
import { PageHead } from '../../ui/layout/page-head';
import { SiteLink } from '../../ui/layout/site-link';
import { type InvoiceFilter, invoicesQuery, invoiceTitle, openOf } from '../../documents/invoices/invoices-query';
import { InvoiceTabs } from './invoice-tabs';
import { type InvoiceSummary, overpaidOf } from '@contract/billing/invoice';
import { formatCents } from '@contract/pricing/money';
import { useLocale } from '../../lib/text/locale';
import { type Column, RecordTable } from '../../ui/tables/record-table';
import { formatDate } from '../../lib/text/format';
import { InvoiceStatus } from '../../ui/marks/document-status';
import { rowsOf } from '../../lib/http/query-string';
import { Panel } from '../../ui/layout/panel';

/** A list of all of the customer's invoices, by status. */
export function InvoiceList({ filter }: { filter: InvoiceFilter }) {
  const t = useT();
  const query = useInfiniteQuery(invoicesQuery(filter));
  return (
    <>
      <PageHead title={t('portal.invoices')} />
      <div className="filter-bar">
        <InvoiceTabs to="/app/invoices" filter={filter} statuses={['overdue', 'paid', 'cancelled']} />
      </div>
      <Listed query={query} none={filter.status ? <NoneForFilter /> : <NoInvoices />} count={(count) => t('invoice.count', { count })}>
        {(invoices) => <InvoiceTable invoices={invoices} />}
      </Listed>
    </>
  );
}

function NoInvoices() {
  const t = useT();
  return (
    <EmptySheet title={t('portal.invoices.none')} text={t('portal.invoices.none.text')}>
      <Link className="button primary" to="/app/quotes">
        {t('portal.to-quotes')}
      </Link>
      <SiteLink className="button" to="/">
        {t('portal.first.services')}
      </SiteLink>
    </EmptySheet>
  );
}

function NoneForFilter() {
  const t = useT();
  return (
    <EmptySheet title={t('invoice.no-match')} text={t('invoice.none-here')}>
      <Link className="button" to="/app/invoices" search={{}}>
        {t('invoice.show-all')}
      </Link>
    </EmptySheet>
  );
}

/** A table of invoices with number, order, days, sums and status. */
const InvoiceTable = ({ invoices }: { invoices: readonly InvoiceSummary[] }) => (
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
          <InvoiceDetail {...invoice} />
        </>
      ),
    },
    { title: t('invoice.order'), className: 'mono', labelled: true, cell: ({ orderNumber }) => orderNumber },
    { title: t('invoice.date'), labelled: true, cell: ({ issuedOn }) => issuedOn && formatDate(issuedOn, locale) },
    {
      title: t('invoice.due-on'),
      labelled: true,
      cell: ({ kind, status, dueOn }) => (kind === 'invoice' && status !== 'cancelled' ? formatDate(dueOn, locale) : '–'),
    },
    { title: t('invoice.gross'), ...money, cell: ({ gross }) => formatCents(gross, locale) },
    { title: t('invoice.open'), ...money, cell: (invoice) => <OpenAmount {...invoice} /> },
    { title: t('invoice.status'), cell: ({ status }) => <InvoiceStatus status={status} /> },
  ];
}

/** The open amount of an invoice, what was paid too much on it, or what nobody has to pay. */
export function OpenAmount(invoice: InvoiceSummary) {
  const t = useT();
  const locale = useLocale();
  const overpaid = overpaidOf(invoice);
  if (overpaid > 0) return t('invoice.overpaid.listed', { amount: formatCents(overpaid, locale) });
  if (invoice.writtenOff > 0) return t('invoice.written-off.listed', { amount: formatCents(invoice.writtenOff, locale) });
  return formatCents(openOf(invoice), locale);
}

/** Title of an invoice and its listed facts, below its number or its customer. */
export function InvoiceDetail(invoice: InvoiceSummary) {
  const t = useT();
  return (
    <>
      <small className="muted row-detail">{t(invoiceTitle(invoice))}</small>
      {invoice.facts.map(({ name, value }) => (
        <small key={name} className="muted row-detail">
          {t(`invoice.fact.${name}`)}: {value}
        </small>
      ))}
    </>
  );
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
