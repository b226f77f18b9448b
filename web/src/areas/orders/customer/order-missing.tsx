import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';

/** No such order, or somebody else's: both look the same. */
export function OrderMissing() {
  const { t } = useTranslation();
  return (
    <div className="missing-quote">
      <EmptySheet level={1} title={t('order.missing.title')} text={t('order.missing.text')}>
        <Link className="button primary" to="/app/orders">
          {t('order.missing.list')}
        </Link>
      </EmptySheet>
    </div>
  );
}
