import type { QuoteSummary } from '@contract/quoting/quote';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/layout/panel';
import { QuoteTable } from '../../workspace/quote-table';

const SHOWN = 5;

/** The newest requests, and the way to all. */
export function RecentQuotes({ quotes }: { quotes: readonly QuoteSummary[] }) {
  const { t } = useTranslation();
  const all = (
    <Link className="link small" to="/app/quotes">
      {t('portal.recent.all')}
    </Link>
  );
  return (
    <Panel title={t('portal.recent')} aside={all} flush>
      <QuoteTable quotes={quotes.slice(0, SHOWN)} />
    </Panel>
  );
}
