import type { Quote } from '@contract/quoting/quote';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/text/strings';
import { useLocale } from '../../../lib/text/locale';
import { formatLongDay } from '../../../lib/text/format';
import { PageHead } from '../../../ui/layout/page-head';
import { QuoteStatus } from '../../../ui/marks/document-status';
import { serviceNames } from '../../workspace/document-cells';
import { LongArrow } from '../../../ui/marks/long-arrow';

type QuotePageProps = { quote: Quote; /** The sheet with everything about it. */ children: ReactNode };

/** Shows one of the customer's own quotes. */
export function QuotePage({ quote, children }: QuotePageProps) {
  const t = useT();
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

/** A link from a quote to the order that came of it. */
export function QuoteOrder({ id }: { id: string }) {
  const t = useT();
  return (
    <Link className="button primary full" to="/app/orders/$id" params={{ id }}>
      {t('offer.to-order')} <LongArrow />
    </Link>
  );
}
