import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';

/** Nothing to act on: what will appear here, and where the rest is. */
export function NothingWaiting() {
  const { t } = useTranslation();
  return (
    <EmptySheet level={3} title={t('contractor.waiting.none')} text={t('contractor.waiting.none.text')}>
      <Link className="button" to="/contractor/quotes">
        {t('contractor.quotes')}
      </Link>
      <Link className="button" to="/contractor/orders">
        {t('contractor.orders')}
      </Link>
    </EmptySheet>
  );
}
