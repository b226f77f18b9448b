import type { Invoice } from '@contract/billing/invoice';
import { useT } from '../../lib/strings';
import { InvoicePayment } from './invoice-payment';
import { InvoiceSheet } from './invoice-sheet';
import { invoiceTitle } from './invoice-title';

type GuestInvoicesProps = { invoices: readonly Invoice[]; /** The API's path of the quote they belong to. */ path: string };

/** What is billed for an order, as a guest sees it: each invoice with its files and how it is paid. */
export function GuestInvoices({ invoices, path }: GuestInvoicesProps) {
  const t = useT();
  return invoices.map((invoice) => (
    <section key={invoice.id} aria-labelledby={`invoice-${invoice.id}`}>
      <h2 id={`invoice-${invoice.id}`}>{`${t(invoiceTitle(invoice.document))} ${invoice.number}`}</h2>
      <div className="main-and-side">
        <div>
          <InvoiceSheet invoice={invoice} path={`${path}/invoices/${encodeURIComponent(invoice.id)}`} />
        </div>
        <div>
          <InvoicePayment invoice={invoice} />
        </div>
      </div>
    </section>
  ));
}
