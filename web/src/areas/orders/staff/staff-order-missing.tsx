import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';

/** There is no such order. */
export function StaffOrderMissing() {
  const { t } = useTranslation();
  return (
    <EmptySheet title={t('order.missing.title')} text={t('problem.order.not-found')}>
      <Link className="button" to="/admin/orders" search={{}}>
        {t('order.missing.list')}
      </Link>
    </EmptySheet>
  );
}
