import { formatCents } from '@contract/money';
import type { QuoteSummary } from '@contract/quote';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { formatDay } from '../../ui/format-time';
import { QuoteStatus } from '../../ui/quote-status';
import { serviceNames } from './service-names';

/** Requests with number, services, sum and state; on small screens one below the other. */
export function QuoteTable({ quotes }: { quotes: readonly QuoteSummary[] }) {
  const { t } = useTranslation();
  return (
    <div className="table-scroll">
      <table className="table stacked quote-table">
        <thead>
          <tr>
            <th>{t('portal.quotes.number')}</th>
            <th>{t('portal.quotes.services')}</th>
            <th>{t('portal.quotes.date')}</th>
            <th className="numeric">{t('portal.quotes.net')}</th>
            <th className="numeric">{t('portal.quotes.gross')}</th>
            <th>{t('portal.quotes.status')}</th>
          </tr>
        </thead>
        <tbody>
          {quotes.map((quote) => (
            <QuoteRow key={quote.id} quote={quote} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function QuoteRow({ quote: { id, number, services, files, submittedAt, net, gross, status } }: { quote: QuoteSummary }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <tr className="linked-row">
      <td className="mono nowrap">
        <Link className="row-link" to="/app/quotes/$id" params={{ id }}>
          {number}
        </Link>
      </td>
      <td>
        {serviceNames(services, locale)}
        <small className="muted row-detail">{t('portal.quotes.files', { count: files })}</small>
      </td>
      <td data-label={t('portal.quotes.date')}>{formatDay(submittedAt, locale)}</td>
      <td className="numeric nowrap" data-label={t('portal.quotes.net')}>
        {formatCents(net, locale)}
      </td>
      <td className="numeric nowrap" data-label={t('portal.quotes.gross')}>
        {formatCents(gross, locale)}
      </td>
      <td>
        <QuoteStatus status={status} />
      </td>
    </tr>
  );
}
