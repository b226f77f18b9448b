import { ownPages } from '@contract/content/page-kinds';
import { useT } from '../../lib/text/strings';
import { SiteLink } from '../../ui/layout/site-link';
import type { AreaSite } from './area-site';

/** The portal's last line: whom to ask, and what the law wants at hand. */
export function PortalFooter({ brand, phone, supportHours }: AreaSite) {
  const t = useT();
  return (
    <footer className="area-footer">
      <div className="wrap">
        <span>{[t('portal-footer.name', { brand }), supportHours, phone].filter(Boolean).join(' · ')}</span>
        <span className="row">
          <SiteLink to="/hilfe-center">{t('portal-footer.help')}</SiteLink>
          <SiteLink to="/rechtliches/datenschutzrichtlinie">{t('auth.privacy')}</SiteLink>
          <SiteLink to="/rechtliches/impressum">{t('auth.imprint')}</SiteLink>
          <SiteLink to={ownPages.withdrawal.path}>{t('footer.withdrawal')}</SiteLink>
          <SiteLink to={ownPages.cancellation.path}>{t('footer.cancellation')}</SiteLink>
        </span>
      </div>
    </footer>
  );
}
