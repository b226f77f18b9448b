import { useT } from '../../lib/strings';
import { SiteLink } from '../../ui/layout/site-link';
import { DeadEnd } from './dead-end';

/** The page for addresses nobody knows. */
export function NotFoundPage() {
  const t = useT();
  return (
    <DeadEnd title={t('missing.title')} text={t('missing.text')} drawing={t('missing.drawing')} above={<p className="mono muted">404</p>}>
      <SiteLink className="button primary" to="/">
        {t('missing.home')}
      </SiteLink>
      <SiteLink className="button" to="/kontakt">
        {t('missing.contact')}
      </SiteLink>
    </DeadEnd>
  );
}
