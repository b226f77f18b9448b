import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/marks/icon';

/** The account stands on one password. */
export function SecondFactorHint() {
  const { t } = useTranslation();
  return (
    <div className="note second-factor-hint">
      <Icon name="info" />
      <div>
        <b>{t('portal.second-factor.title')}</b>
        <p>{t('portal.second-factor.text')}</p>
        <Link className="link" to="/app/settings" hash="second-factor">
          {t('portal.second-factor.link')}
        </Link>
      </div>
    </div>
  );
}
