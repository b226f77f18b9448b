import { formatIban } from '@contract/billing/iban';
import { type Invoice, overpaidOf } from '@contract/billing/invoice';
import { formatCents } from '@contract/pricing/money';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { formatDate, formatPercent } from '../../lib/text/format';
import { InvoiceStatus } from '../../ui/marks/document-status';
import { QrCode } from '../../ui/layout/qr-code';
import { invoiceTitle, openOf } from './invoices-query';
import { InvoiceSheet } from './invoice-sheet';

/** Shows what is to be paid until when, and how: as bank details and as a code for banking apps. */
export function InvoicePayment({ invoice }: { invoice: Invoice }) {
  const t = useT();
  const locale = useLocale();
  const { giroCode, dueOn, status, document, earlyOffer } = invoice;
  const amount = formatCents(openOf(invoice), locale);
  const earlyText = ({ payBy, share, amount: early }: NonNullable<Invoice['earlyOffer']>) =>
    t('invoice.early-offer', {
      date: formatDate(payBy, locale),
      percent: formatPercent(share, locale),
      amount: formatCents(early, locale),
    });
  return (
    <section className="box invoice-payment" aria-label={t('invoice.pay')}>
      <div className="box-body">
        <InvoiceStatus status={status} />
        {giroCode ? (
          <>
            <p className="decision-price">{amount}</p>
            <p className="small muted">{`${t('invoice.due-on')} ${formatDate(dueOn, locale)}`}</p>
            {earlyOffer && <p className="small">{earlyText(earlyOffer)}</p>}
            <BankDetails document={document} />
            <QrCode rows={giroCode.rows} label={t('invoice.giro-code', { amount })} />
            <p className="small muted">{t('invoice.scan')}</p>
          </>
        ) : (
          <Settled invoice={invoice} />
        )}
      </div>
    </section>
  );
}

function BankDetails({ document: { seller, number } }: Pick<Invoice, 'document'>) {
  const t = useT();
  const facts = [
    [t('invoice.recipient'), seller.legalName],
    [t('invoice.iban'), formatIban(seller.iban)],
    [t('invoice.bic'), seller.bic],
    [t('invoice.reference'), number],
  ] as const;
  return (
    <dl className="bank-details">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Settled({ invoice }: { invoice: Invoice }) {
  const t = useT();
  const locale = useLocale();
  const { status, cancels, corrects, cancellation, replacedBy } = invoice;
  const overpaid = overpaidOf({ ...invoice, kind: invoice.document.kind });
  const amount = formatCents(overpaid, locale);
  if (cancels) return <p>{t('invoice.cancels', { number: cancels.number })}</p>;
  if (corrects) return <p>{t('invoice.corrects', { number: corrects.number })}</p>;
  if (replacedBy) return <p>{t('invoice.replaced', { number: replacedBy.number })}</p>;
  if (cancellation) {
    return (
      <>
        <p>{t('invoice.cancelled', { number: cancellation.number })}</p>
        {overpaid > 0 && <p>{t('invoice.refund.due', { amount })}</p>}
      </>
    );
  }
  if (overpaid > 0) return <p>{t('invoice.overpaid', { amount })}</p>;
  if (status !== 'paid') return null;
  const isWrittenOff = invoice.writtenOff > 0;
  return <p>{isWrittenOff ? t('invoice.written-off', { amount: formatCents(invoice.writtenOff, locale) }) : t('invoice.settled')}</p>;
}

type GuestInvoicesProps = { invoices: readonly Invoice[]; /** The API's path of the quote they belong to. */ path: string };

/** Shows the invoices of an order to a guest, each with its files and how it is paid. */
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
