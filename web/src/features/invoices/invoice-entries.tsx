import type { Invoice } from '@contract/invoice';
import { formatCents } from '@contract/money';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { formatDate } from '../../ui/format-time';
import { Panel } from '../../ui/panel';

/** What was paid for an invoice, and what was reminded of. */
export function InvoiceEntries({ invoice: { payments, reminders } }: { invoice: Invoice }) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <Panel title={t('invoice.payments')} flush={payments.length > 0}>
        {payments.length === 0 ? <p className="muted">{t('invoice.payments.none')}</p> : <Payments payments={payments} />}
      </Panel>
      {reminders.length > 0 && (
        <Panel title={t('invoice.reminders')}>
          <ul className="stack">
            {reminders.map(({ id, level, sentOn, payUntil }) => (
              <li key={id}>{t('invoice.reminder', { level, date: formatDate(sentOn, locale), until: formatDate(payUntil, locale) })}</li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function Payments({ payments }: Pick<Invoice, 'payments'>) {
  const t = useT();
  const locale = useLocale();
  return (
    <div className="table-scroll">
      <table className="table stacked">
        <thead>
          <tr>
            <th>{t('invoice.paid-on')}</th>
            <th>{t('invoice.reference')}</th>
            <th className="numeric">{t('invoice.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {payments.map(({ id, paidOn, reference, source, amount }) => (
            <tr key={id}>
              <td>{formatDate(paidOn, locale)}</td>
              <td data-label={t('invoice.reference')}>{reference || t(`invoice.source.${source}`)}</td>
              <td className="numeric nowrap" data-label={t('invoice.amount')}>
                {formatCents(amount, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
