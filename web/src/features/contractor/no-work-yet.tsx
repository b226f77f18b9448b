import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../ui/empty-sheet';
import { PageHead } from '../../ui/page-head';

/** Requests for a price, or assigned work, before there is any: how it arrives here. */
export function NoWorkYet({ of }: { of: 'quotes' | 'orders' }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t(`contractor.${of}`)} />
      <div className="page-panel">
        <EmptySheet title={t(`contractor.${of}.none`)} text={t(`contractor.${of}.none.text`)}>
          <Link className="button primary" to="/contractor/dashboard">
            {t('contractor.to-dashboard')}
          </Link>
        </EmptySheet>
      </div>
    </>
  );
}
