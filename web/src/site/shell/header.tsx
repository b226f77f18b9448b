import type { Site } from '@contract/content/site';
import { localePath } from '../../lib/locale-path';
import { useT } from '../../lib/strings';
import { Icon } from '../../ui/marks/icon';
import { SiteLink } from '../../ui/layout/site-link';
import { BadgeSlot } from './badge-slot';
import { Highlights } from './highlights';
import { InfoBar } from './info-bar';
import { LanguageSwitch } from './language-switch';
import { LogoLink } from './logo-link';
import { sectionAccent } from './logo-tone';
import { MainNav } from './main-nav';
import { SearchLink } from './search-link';
import { SMALL_MENU_ID } from './small-menu';

/** The public header. Past 96 px only the navigation stays, lower and fixed; the space it had is kept. */
export function Header({ site, path }: { site: Site; path: string }) {
  const t = useT();
  return (
    <header className="header" data-accent={sectionAccent(path)}>
      <InfoBar site={site} />
      <div className="nav-space">
        <div className="nav">
          <div className="wrap">
            <LogoLink brand={site.brand} path={path} />
            <MainNav site={site} path={path} />
            <div className="nav-actions">
              <LanguageSwitch className="only-wide" path={path} />
              <SearchLink />
              <a className="icon-button only-wide" href={localePath('de', '/app/login')} aria-label={t('nav.login')}>
                <Icon name="user" />
              </a>
              <SiteLink className="button small cart-btn only-wide" to="/konfigurator">
                {t('nav.configurator')} <BadgeSlot />
              </SiteLink>
              <SiteLink className="icon-button only-small" to="/konfigurator">
                <Icon name="clipboard-list" />
                <span className="visually-hidden">{t('nav.configurator')}</span>
                <BadgeSlot />
              </SiteLink>
              <button type="button" className="icon-button only-small" popoverTarget={SMALL_MENU_ID} aria-label={t('menu.open')}>
                <Icon name="menu" />
              </button>
            </div>
          </div>
        </div>
      </div>
      <Highlights site={site} />
    </header>
  );
}
