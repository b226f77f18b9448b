import type { Quote } from '@contract/quoting/quote';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/locale';
import { formatLongDay } from '../../../ui/marks/format-time';
import { PageHead } from '../../../ui/layout/page-head';
import { QuoteStatus } from '../../../ui/marks/quote-status';
import { serviceNames } from '../../workspace/service-names';

type QuotePageProps = { quote: Quote; /** The sheet with everything about it. */ children: ReactNode };

/** One of the customer's own quotes. */
export function QuotePage({ quote, children }: QuotePageProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const services = serviceNames([...new Set(quote.lines.map(({ name }) => name))], locale);
  const above = (
    <nav className="breadcrumb" aria-label={t('portal.breadcrumb')}>
      <Link to="/app/quotes" activeOptions={{ exact: true }}>
        {t('portal.quotes')}
      </Link>
      <span aria-hidden="true">/</span>
      <span>{quote.number}</span>
    </nav>
  );
  const below = (
    <div className="row quote-state">
      <QuoteStatus status={quote.status} />
      <span className="small muted">{t('portal.quotes.from', { date: formatLongDay(quote.submittedAt, locale) })}</span>
    </div>
  );
  return (
    <>
      <PageHead title={services} above={above} below={below} />
      {children}
    </>
  );
}
