import type { InvoiceSummary } from '@contract/billing/invoice';
import { formatCents } from '@contract/pricing/money';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { formatDate } from '../../ui/marks/format-time';
import { LongArrow } from '../../ui/marks/long-arrow';
import { WaitingCard } from '../../ui/feedback/waiting-card';
import { openOf } from '../../documents/invoices/open-of';

/** An invoice that should have been paid by now. */
export function OverdueInvoice({ invoice }: { invoice: InvoiceSummary }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id, number, orderNumber, dueOn } = invoice;
  return (
    <WaitingCard
      label={number}
      mark={t('invoice.overdue', { date: formatDate(dueOn, locale) })}
      title={t('invoice.overdue.title', { number })}
      about={t('invoice.overdue.order', { number: orderNumber })}
      price={t('invoice.open')}
      amounts={[formatCents(openOf(invoice), locale)]}
    >
      <Link className="button primary small full" to="/app/invoices/$id" params={{ id }}>
        {t('invoice.overdue.open')} <LongArrow />
      </Link>
    </WaitingCard>
  );
}
