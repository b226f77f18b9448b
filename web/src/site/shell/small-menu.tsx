import type { Site } from '@contract/content/site';
import { useT } from '../../lib/strings';
import { Icon } from '../../ui/marks/icon';
import { SiteLink } from '../../ui/layout/site-link';
import { BadgeSlot } from './badge-slot';
import { LanguageSwitch } from './language-switch';
import { LogoLink } from './logo-link';
import { phoneHref } from '../../lib/phone-href';
import { SmallMenuLevels } from './small-menu-levels';

export const SMALL_MENU_ID = 'small-menu';

/** The full-screen menu of small screens. Native popovers, the second level inside the first: no JavaScript needed. */
export function SmallMenu({ site, path }: { site: Site; path: string }) {
  const t = useT();
  return (
    <div id={SMALL_MENU_ID} popover="auto" className="small-menu" role="dialog" aria-label={t('menu.label')}>
      <div className="small-menu-head">
        <LogoLink brand={site.brand} path={path} />
        <span className="small-menu-tools">
          <SiteLink className="icon-button" to="/konfigurator">
            <Icon name="clipboard-list" />
            <span className="visually-hidden">{t('nav.configurator')}</span>
            <BadgeSlot />
          </SiteLink>
          <button
            type="button"
            className="icon-button"
            popoverTarget={SMALL_MENU_ID}
            popoverTargetAction="hide"
            aria-label={t('menu.close')}
            autoFocus
          >
            <Icon name="x" />
          </button>
        </span>
      </div>
      <SmallMenuLevels site={site} />
      <div className="small-menu-actions">
        <SiteLink className="button small primary" to="/konfigurator">
          {t('nav.quote')}
        </SiteLink>
        <a className="button small" href="/app/login">
          {t('nav.login')}
        </a>
      </div>
      <MenuFoot site={site} path={path} />
    </div>
  );
}

const MenuFoot = ({ site, path }: { site: Site; path: string }) => (
  <div className="small-menu-foot small muted">
    <span>{site.supportHours}</span>
    <a className="mono" href={phoneHref(site.phone)}>
      {site.phone}
    </a>
    <LanguageSwitch path={path} />
  </div>
);
