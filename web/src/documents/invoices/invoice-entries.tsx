import type { Invoice } from '@contract/billing/invoice';
import { formatCents } from '@contract/pricing/money';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { type Column, RecordTable } from '../../ui/tables/record-table';
import { formatDate } from '../../lib/text/format';
import { Panel } from '../../ui/layout/panel';

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
  const columns: Column<Invoice['payments'][number]>[] = [
    { title: t('invoice.paid-on'), cell: ({ paidOn }) => formatDate(paidOn, locale) },
    { title: t('invoice.reference'), labelled: true, cell: ({ reference, source }) => reference || t(`invoice.source.${source}`) },
    {
      title: t('invoice.amount'),
      className: 'nowrap',
      numeric: true,
      labelled: true,
      cell: ({ amount }) => formatCents(amount, locale),
    },
  ];
  return <RecordTable idOf={({ id }) => id} rows={payments} columns={columns} />;
}
