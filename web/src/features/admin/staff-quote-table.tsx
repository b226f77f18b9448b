import { formatCents } from '@contract/money';
import type { StaffQuoteSummary } from '@contract/quote';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { formatMoment } from '../../ui/format-time';
import { moveBetweenRows } from '../../ui/move-between-rows';
import { QuoteStatus } from '../../ui/quote-status';

/** A dense list of quotes; the arrow keys lead from row to row. */
export function StaffQuoteTable({ quotes }: { quotes: readonly StaffQuoteSummary[] }) {
  const { t } = useTranslation();
  return (
    <div className="table-scroll" onKeyDown={moveBetweenRows}>
      <table className="table dense stacked staff-quotes">
        <thead>
          <tr>
            <th>{t('admin.quotes.number')}</th>
            <th>{t('admin.quotes.customer')}</th>
            <th>{t('admin.quotes.services')}</th>
            <th className="numeric">{t('admin.quotes.files')}</th>
            <th className="numeric">{t('admin.quotes.net')}</th>
            <th>{t('admin.quotes.status')}</th>
            <th>{t('admin.quotes.received')}</th>
          </tr>
        </thead>
        <tbody>
          {quotes.map((quote) => (
            <StaffQuoteRow key={quote.id} quote={quote} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StaffQuoteRow({ quote }: { quote: StaffQuoteSummary }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [first = '', ...more] = quote.services;
  return (
    <tr>
      <td className="mono nowrap">
        <Link className="row-link" to="/admin/quotes/$id" params={{ id: quote.id }}>
          {quote.number}
        </Link>
      </td>
      <td>
        <b>{quote.name}</b>
        <small className="muted row-detail">{quote.company || quote.email}</small>
      </td>
      <td>
        {first}
        {more.length > 0 && <span className="muted"> {t('admin.quotes.more', { count: more.length })}</span>}
      </td>
      <td className="numeric hide-small">{quote.files}</td>
      <td className="numeric nowrap">{formatCents(quote.net, locale)}</td>
      <td>
        <QuoteStatus status={quote.status} forStaff />
      </td>
      <td className="mono muted nowrap hide-small">{formatMoment(quote.submittedAt, locale)}</td>
    </tr>
  );
}
