import type { StaffQuoteView } from '@contract/quoting/offer';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/locale';
import { formatMoment } from '../../../ui/marks/format-time';
import { PageHead } from '../../../ui/layout/page-head';
import { QuoteStatus } from '../../../ui/marks/quote-status';

type StaffQuotePageProps = {
  quote: StaffQuoteView;
  /** What can be done with it now. */
  moves: ReactNode;
  /** The column beside. */
  side: ReactNode;
  children: ReactNode;
};

/** A request as staff work on it. */
export function StaffQuotePage({ quote, moves, side, children }: StaffQuotePageProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { company, name } = quote.contact;
  const above = (
    <nav className="breadcrumb" aria-label={t('admin.breadcrumb')}>
      <Link to="/admin/quotes" activeOptions={{ exact: true }}>
        {t('admin.quotes')}
      </Link>
      <span aria-hidden="true">/</span>
      <span>{quote.number}</span>
    </nav>
  );
  const below = (
    <div className="row quote-state">
      <QuoteStatus status={quote.status} forStaff />
      <span className="small muted">{t('admin.quote.from', { time: formatMoment(quote.submittedAt, locale) })}</span>
      <span className="small muted">{t(`admin.quote.language.${quote.locale}`)}</span>
      {quote.orderId && (
        <Link className="link small" to="/admin/orders/$id" params={{ id: quote.orderId }}>
          {t('admin.quote.order')}
        </Link>
      )}
    </div>
  );
  return (
    <>
      <PageHead title={company || name} above={above} below={below}>
        {moves}
      </PageHead>
      <div className="main-and-side">
        <div>{children}</div>
        <div>{side}</div>
      </div>
    </>
  );
}
