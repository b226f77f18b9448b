import { useT } from '../../lib/strings';
import { SiteLink } from '../../ui/site-link';

/** The page for addresses nobody knows. */
export function NotFoundPage() {
  const t = useT();
  return (
    <section className="dead-end squared-paper">
      <div className="wrap">
        <div>
          <p className="mono muted">404</p>
          <h1>{t('missing.title')}</h1>
          <p className="lead">{t('missing.text')}</p>
          <p className="row">
            <SiteLink className="button primary" to="/">
              {t('missing.home')}
            </SiteLink>
            <SiteLink className="button" to="/kontakt">
              {t('missing.contact')}
            </SiteLink>
          </p>
        </div>
        <img className="broken-plan" src="/broken-plan.svg" alt={t('missing.drawing')} width="400" height="290" />
      </div>
    </section>
  );
}
