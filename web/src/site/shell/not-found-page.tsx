import { useT } from '../../lib/text/strings';
import { SiteLink } from '../../ui/layout/site-link';
import { DeadEnd } from './dead-end';
import { useEffect, useState } from 'react';
import { Loader } from '../../ui/feedback/loader';
import { useAwake } from '../../ui/layout/use-awake';

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

/**
 * An address without a page. The server alone knows what has moved (301) and what is gone (410), so that a link
 * followed in the browser is asked for there.
 */
export function MissingPage() {
  const awake = useAwake();
  const [isAnswered] = useState(!awake);
  useEffect(() => {
    if (!isAnswered) location.reload();
  }, [isAnswered]);
  return isAnswered ? <NotFoundPage /> : <Loader />;
}
