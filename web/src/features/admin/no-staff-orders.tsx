import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../ui/empty-sheet';
import { PageHead } from '../../ui/page-head';

/** Orders before there are any. */
export function NoStaffOrders() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('admin.orders')} />
      <div className="page-panel">
        <EmptySheet title={t('admin.orders.none')} text={t('admin.orders.none.text')}>
          <Link className="button primary" to="/admin/quotes" search={{ status: 'open' }}>
            {t('admin.orders.quotes')}
          </Link>
        </EmptySheet>
      </div>
    </>
  );
}
