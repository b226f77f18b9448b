import type { Site } from '@contract/content/site';
import { useT } from '../../lib/text/strings';
import { PriceViewSwitch } from '../../static-markup/price-view-switch';
import { Icon } from '../../ui/marks/icon';
import { SiteLink } from '../../ui/layout/site-link';
import { AccountLinkText, BadgeSlot, LogoLink, LanguageSwitch, type MenuCategory, SectionList } from './main-nav';
import { phoneHref } from '../../lib/head/opening-hours';
import type { Accent } from '@contract/content/product';
import type { ReactNode } from 'react';

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
        <a className="button small" href="/app/login" data-account-link="">
          <AccountLinkText />
        </a>
      </div>
      <div className="small-menu-prices">
        <PriceViewSwitch name="price-view-menu" />
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

/** Shows everything the small menu leads to. */
function SmallMenuLevels({ site }: { site: Site }) {
  const t = useT();
  return (
    <nav aria-label={t('nav.label')}>
      {site.categories.map((category) => (
        <SectionLevel key={category.slug} category={category} />
      ))}
      <ListLevel id="tools" label={t('nav.tools')} entries={site.tools} />
      <ListLevel id="solutions" label={t('nav.solutions')} entries={site.solutions} />
      {site.navigation.map(({ label, to }) => (
        <SiteLink key={to} className="small-menu-link" to={to}>
          {label}
        </SiteLink>
      ))}
    </nav>
  );
}

function SectionLevel({ category }: { category: MenuCategory }) {
  const row = (
    <>
      <img className="drawing" src={`/drawings/${category.slug}.svg`} alt="" width="72" height="50" loading="lazy" />
      <b>{category.navLabel}</b>
      <span className="mono extra-small accent-text">{category.productCount}</span>
    </>
  );
  return (
    <SmallMenuLevel id={category.slug} label={category.navLabel} accent={category.accent} rowClass="small-menu-section" row={row}>
      <SectionList className="small-menu-products" category={category} />
    </SmallMenuLevel>
  );
}

function ListLevel({ id, label, entries }: { id: string; label: string; entries: Site['tools'] }) {
  const row = (
    <>
      {label}
      <span className="mono extra-small muted">{entries.length}</span>
    </>
  );
  return (
    <SmallMenuLevel id={id} label={label} rowClass="small-menu-link" row={row}>
      {entries.map(({ name, to }) => (
        <SiteLink key={to} className="small-menu-link" to={to}>
          {name}
        </SiteLink>
      ))}
    </SmallMenuLevel>
  );
}

type SmallMenuLevelProps = { id: string; label: string; accent?: Accent; rowClass: string; row: ReactNode; children: ReactNode };

/** A row of the small menu and the level it opens, which covers the first one and leads back. */
function SmallMenuLevel({ id, label, accent, rowClass, row, children }: SmallMenuLevelProps) {
  const popoverId = `small-menu-${id}`;
  return (
    <>
      <button type="button" className={rowClass} data-accent={accent} popoverTarget={popoverId}>
        {row}
      </button>
      <div id={popoverId} popover="auto" className="small-menu-level" data-accent={accent} role="group" aria-label={label}>
        <button type="button" className="small-menu-back" popoverTarget={popoverId} popoverTargetAction="hide" autoFocus>
          <Icon name="arrow-left" /> {label}
        </button>
        {children}
      </div>
    </>
  );
}
