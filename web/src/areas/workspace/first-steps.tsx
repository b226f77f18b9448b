import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { LongArrow } from '../../ui/marks/long-arrow';
import { SiteLink } from '../../ui/layout/site-link';

/** Nothing asked for yet: what will be here, and where it begins. */
export function FirstSteps() {
  const { t } = useTranslation();
  return (
    <EmptySheet title={t('portal.first.title')} text={t('portal.first.text')}>
      <SiteLink className="button primary" to="/">
        {t('portal.first.services')} <LongArrow />
      </SiteLink>
      <SiteLink className="button" to="/konfigurator">
        {t('portal.first.configurator')}
      </SiteLink>
    </EmptySheet>
  );
}
