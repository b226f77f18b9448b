import type { Invoice } from '@contract/billing/invoice';
import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/text/strings';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { InvoiceStatus } from '../../ui/marks/document-status';
import { PageHead } from '../../ui/layout/page-head';
import { InvoiceEntries, InvoiceSheet } from '../../documents/invoices/invoice-sheet';
import { InvoicePayment } from '../../documents/invoices/invoice-payment';
import { invoicePath, invoiceTitle } from '../../documents/invoices/invoices-query';

type ListPath = '/app/invoices' | '/admin/invoices';

/** Shows one of the customer's own invoices. */
export function InvoicePage({ invoice }: { invoice: Invoice }) {
  return (
    <>
      <InvoiceHead invoice={invoice} listPath="/app/invoices" />
      <div className="main-and-side">
        <div>
          <InvoiceSheet invoice={invoice} path={invoicePath(invoice.id)} />
          <InvoiceEntries invoice={invoice} />
        </div>
        <div>
          <InvoicePayment invoice={invoice} />
        </div>
      </div>
    </>
  );
}

type InvoiceHeadProps = { invoice: Invoice; listPath: ListPath; /** A note below the title. */ note?: string };

export function InvoiceHead({ invoice, listPath, note }: InvoiceHeadProps) {
  const t = useT();
  const { number, status, document } = invoice;
  const above = (
    <nav className="breadcrumb" aria-label={t('invoice.breadcrumb')}>
      <Link to={listPath} activeOptions={{ exact: true }}>
        {t('bill.title')}
      </Link>
      <span aria-hidden="true">/</span>
      <span>{number || t('invoice.status.draft')}</span>
    </nav>
  );
  const below = (
    <div className="row quote-state">
      <InvoiceStatus status={status} />
      {note && <span className="small muted">{note}</span>}
    </div>
  );
  return <PageHead title={`${t(invoiceTitle(document))} ${number}`.trim()} above={above} below={below} />;
}

/** Shows that there is no such invoice; somebody else's looks the same. */
export function InvoiceMissing({ listPath }: { listPath: ListPath }) {
  const t = useT();
  return (
    <div className="missing-quote">
      <EmptySheet level={1} title={t('invoice.missing.title')} text={t('invoice.missing.text')}>
        <Link className="button primary" to={listPath}>
          {t('invoice.missing.list')}
        </Link>
      </EmptySheet>
    </div>
  );
}
