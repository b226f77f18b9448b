import type { Site } from '@contract/site';
import type { MouseEvent, ReactNode, ToggleEvent } from 'react';
import { useT } from '../../lib/strings';
import { Icon } from '../../ui/icon';
import { SiteLink } from '../../ui/site-link';
import { LanguageSwitch } from './language-switch';
import { LogoLink } from './logo-link';
import { phoneHref } from './phone-href';
import { SmallMenuLevels } from './small-menu-levels';

export const SMALL_MENU_ID = 'small-menu';

/** The full-screen menu of small screens. Native popovers, the second level inside the first: no JavaScript needed. */
export function SmallMenu({ site, badge }: { site: Site; badge: ReactNode }) {
  const t = useT();
  return (
    <div
      id={SMALL_MENU_ID}
      popover="auto"
      className="small-menu"
      role="dialog"
      aria-label={t('menu.label')}
      onBeforeToggle={holdBehind}
      onClick={closeOnLink}
    >
      <div className="small-menu-head">
        <LogoLink brand={site.brand} />
        <span className="small-menu-tools">
          <SiteLink className="icon-button" to="/konfigurator">
            <Icon name="clipboard-list" />
            <span className="visually-hidden">{t('nav.configurator')}</span>
            {badge}
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
      <MenuFoot site={site} />
    </div>
  );
}

const MenuFoot = ({ site }: { site: Site }) => (
  <div className="small-menu-foot small muted">
    <span>{site.supportHours}</span>
    <a className="mono" href={phoneHref(site.phone)}>
      {site.phone}
    </a>
    <LanguageSwitch />
  </div>
);

/** While the menu covers the page, the page can be neither read nor reached by Tab. */
function holdBehind({ currentTarget, target, newState }: ToggleEvent<HTMLElement>) {
  if (target !== currentTarget) return;
  for (const behind of document.querySelectorAll<HTMLElement>('.header, main, .footer')) behind.inert = newState === 'open';
}

function closeOnLink({ currentTarget, target }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
}
