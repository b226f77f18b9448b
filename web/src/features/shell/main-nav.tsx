import type { Site } from '@contract/site';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useT } from '../../lib/strings';
import { SiteLink } from '../../ui/site-link';
import { ListPanel } from './list-panel';
import { attachNavMenus } from './nav-menu-behaviour';
import { NavMenu } from './nav-menu';
import { ServicesPanel } from './services-panel';
import { useCurrentPath } from './use-current-path';

/** The main navigation of wide screens: services, tools, solutions, and plain links. */
export function MainNav({ site, drawing }: { site: Site; drawing?: (name: string) => ReactNode }) {
  const t = useT();
  const path = useCurrentPath();
  const nav = useRef<HTMLElement>(null);
  const [used, setUsed] = useState(false);
  useEffect(() => (nav.current ? attachNavMenus(nav.current, () => setUsed(true)) : undefined), []);
  const leadsTo = (entries: readonly { to: string }[]) => entries.some(({ to }) => to === path);
  const inSection = site.categories.some(({ slug }) => path === `/${slug}` || path.startsWith(`/${slug}/`));
  return (
    <nav ref={nav} className="nav-links only-wide" aria-label={t('nav.label')}>
      <NavMenu label={t('nav.services')} current={inSection}>
        <ServicesPanel categories={site.categories} drawing={drawing} active={used} />
      </NavMenu>
      <NavMenu label={t('nav.tools')} current={leadsTo(site.tools)} className="nav-drop">
        <ListPanel entries={site.tools} />
      </NavMenu>
      <NavMenu label={t('nav.solutions')} current={leadsTo(site.solutions)} className="nav-drop">
        <ListPanel entries={site.solutions} />
      </NavMenu>
      {site.navigation.map(({ label, to }) => (
        <SiteLink key={to} to={to} aria-current={to === path ? 'page' : undefined}>
          {label}
        </SiteLink>
      ))}
    </nav>
  );
}
