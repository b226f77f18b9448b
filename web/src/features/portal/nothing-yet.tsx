import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../ui/empty-sheet';
import { PageHead } from '../../ui/page-head';
import { SiteLink } from '../../ui/site-link';

/** Invoices before there are any: what will be here and what leads to it. */
export function NothingYet({ of }: { of: 'invoices' }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t(`portal.${of}`)} />
      <div className="page-panel">
        <EmptySheet title={t(`portal.${of}.none`)} text={t(`portal.${of}.none.text`)}>
          <Link className="button primary" to="/app/quotes">
            {t('portal.to-quotes')}
          </Link>
          <SiteLink className="button" to="/">
            {t('portal.first.services')}
          </SiteLink>
        </EmptySheet>
      </div>
    </>
  );
}
