import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/strings';
import { EmptySheet } from '../../ui/feedback/empty-sheet';

/** No such quote, or somebody else's: both look the same. */
export function QuoteMissing({ listPath }: { listPath: '/app/quotes' | '/admin/quotes' }) {
  const t = useT();
  return (
    <div className="missing-quote">
      <EmptySheet level={1} title={t('quote.missing.title')} text={t('quote.missing.text')}>
        <Link className="button primary" to={listPath}>
          {t('quote.missing.list')}
        </Link>
      </EmptySheet>
    </div>
  );
}
