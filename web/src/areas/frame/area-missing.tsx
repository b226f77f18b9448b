import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** An address inside an area that leads nowhere, or to something that is not this person's. */
export function AreaMissing({ home }: { home: string }) {
  const { t } = useTranslation();
  return (
    <section className="dead-end area-dead-end">
      <div className="wrap">
        <div>
          <p className="mono muted">404</p>
          <h1>{t('missing.title')}</h1>
          <p className="lead">{t('area.missing.text')}</p>
          <p className="row">
            <Link className="button primary" to={home}>
              {t('area.missing.home')}
            </Link>
          </p>
        </div>
        <img className="broken-plan" src="/broken-plan.svg" alt="" width="400" height="290" />
      </div>
    </section>
  );
}
