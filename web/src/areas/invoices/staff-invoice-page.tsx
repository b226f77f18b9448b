import type { StaffInvoice } from '@contract/billing/invoice';
import { useTranslation } from 'react-i18next';
import { History } from '../../ui/layout/history';
import { InvoiceEntries } from '../../documents/invoices/invoice-entries';
import { InvoiceHead } from './invoice-page';
import { InvoicePayment } from '../../documents/invoices/invoice-payment';
import { InvoiceSheet } from '../../documents/invoices/invoice-sheet';
import { staffInvoicePath } from '../../documents/invoices/invoices-query';
import { StaffInvoiceMoves } from './staff-invoice-moves';

type StaffInvoicePageProps = { invoice: StaffInvoice; onView: (invoice: StaffInvoice) => void; onDiscarded: () => void };

/** An invoice as staff work on it: what it says and what came in, and what can be done beside. */
export function StaffInvoicePage({ invoice, onView, onDiscarded }: StaffInvoicePageProps) {
  const { t } = useTranslation();
  const path = staffInvoicePath(invoice.id);
  const { buyer } = invoice.document;
  return (
    <>
      <InvoiceHead invoice={invoice} listPath="/admin/invoices" note={t('admin.invoice.of', { name: buyer.company || buyer.name })} />
      <div className="main-and-side">
        <div>
          <InvoiceSheet invoice={invoice} path={path} />
          {invoice.status !== 'draft' && <InvoiceEntries invoice={invoice} />}
        </div>
        <div>
          {!invoice.cancels && <StaffInvoiceMoves invoice={{ path, view: invoice, onView }} onDiscarded={onDiscarded} />}
          {invoice.status !== 'draft' && <InvoicePayment invoice={invoice} />}
          <History timeline={invoice.timeline} next={[]} />
        </div>
      </div>
    </>
  );
}
