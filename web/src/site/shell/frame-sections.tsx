import type { Consent } from '@contract/consent';
import type { Site } from '@contract/content/site';
import type { ReactNode } from 'react';
import { type Translate, useT } from '../../lib/text/strings';
import { withStaticSections } from '../../lib/head/static-sections';
import { organizationJsonLd } from '../../lib/head/json-ld';
import { JsonLd } from '../../ui/layout/json-ld';
import { Footer } from './footer';
import { SMALL_MENU_ID, SmallMenu } from './small-menu';
import { localePath } from '../../lib/text/locale-path';
import { PriceViewSwitch } from '../../static-markup/price-view-switch';
import { Icon } from '../../ui/marks/icon';
import { SiteLink } from '../../ui/layout/site-link';
import { AccountLinkText, BadgeSlot, LogoLink, LanguageSwitch, MainNav, placeOf } from './main-nav';
import { logoTone, sectionAccent } from '../../static-markup/path-marks';
import { phoneHref } from '../../lib/head/opening-hours';

export type FrameSections = ReturnType<typeof frameSections>['sections'];

type FrameContent = {
  site: Site;
  /** The path of the page that the sections are made for; `markPath` follows the later ones. */
  path: string;
  consent: Consent;
  /** The notices before and after everything else. */
  notices: { first: ReactNode; last: ReactNode };
};

/** Returns the static sections above and below every public page. */
export function frameSections({ site, path, consent, notices }: FrameContent, { t, origin }: { t: Translate; origin: string }) {
  const { brand, phone } = site;
  const above: ReactNode = (
    <>
      <a className="skip-link" href="#inhalt">
        {t('page.skip')}
      </a>
      {notices.first}
      <Header site={site} path={path} />
    </>
  );
  const below: ReactNode = (
    <>
      <Footer site={site} path={path} />
      <SmallMenu site={site} path={path} />
      {notices.last}
    </>
  );
  const facts = <JsonLd data={organizationJsonLd(site, origin)} />;
  const withFacts: ReactNode = (
    <>
      {below}
      {facts}
    </>
  );
  const marks = JSON.stringify([logoTone(path), placeOf(site, path)]);
  /** What the server renders once for all pages with the same marks. */
  const frame = { site, consent, marks, above, below, facts };
  return withStaticSections({ brand, phone }, { above, below: withFacts, frame });
}

/** The public header. Past 96 px only the navigation stays, lower and fixed; the space it had is kept. */
function Header({ site, path }: { site: Site; path: string }) {
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
              <a className="icon-button account-link only-wide" href={localePath('de', '/app/login')} data-account-link="">
                <Icon name="user" />
                <AccountLinkText hidden />
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

/** A link to the search page; once the page is hydrated it opens the search instead (`data-search`). */
function SearchLink() {
  const t = useT();
  return (
    <SiteLink className="icon-button" to="/suche" aria-label={t('nav.search')} title={t('nav.search')} data-search="">
      <Icon name="search" />
    </SiteLink>
  );
}

/** The strip of four ruled cells below the navigation. */
function Highlights({ site }: { site: Site }) {
  const t = useT();
  return (
    <nav className="highlights only-wide" aria-label={t('highlights.label')}>
      <div className="wrap">
        <ul>
          {site.highlights.map(({ tag, title, text, to }) => (
            <li key={to} data-accent={sectionAccent(to) ?? 'data'}>
              <SiteLink to={to} title={text}>
                <em>{tag}</em> {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** The dark bar at the top: trust claims, support hours, phone. Small screens show one claim at a time. */
function InfoBar({ site }: { site: Site }) {
  const t = useT();
  return (
    <div className="infobar on-dark">
      <div className="wrap">
        <ul aria-label={t('claims.label')}>
          {site.trustClaims.map((claim, position) => (
            <li key={claim} data-current={position === 0 ? '' : undefined}>
              {claim}
            </li>
          ))}
        </ul>
        <button type="button" className="infobar-pause" aria-label={t('claims.pause')}>
          <Icon name="pause" small />
          <Icon name="play" small />
        </button>
        <PriceViewSwitch name="price-view-header" />
        <div className="tel">
          <span>{site.supportHours}</span>
          <a className="only-wide" href={phoneHref(site.phone)}>
            {site.phone}
          </a>
        </div>
      </div>
    </div>
  );
}
