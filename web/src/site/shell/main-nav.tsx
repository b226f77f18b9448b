import type { Site } from '@contract/content/site';
import { useT } from '../../lib/strings';
import { SiteLink } from '../../ui/layout/site-link';
import { ListPanel } from './list-panel';
import { NavMenu } from './nav-menu';
import { isWithin } from './path-marks';
import { ServicesPanel } from './services-panel';

/** The main navigation of wide screens: services, tools, solutions, and plain links. */
export function MainNav({ site, path }: { site: Site; path: string }) {
  const t = useT();
  const leadsTo = (entries: readonly { to: string }[]) => entries.some(({ to }) => isWithin(path, to));
  const inSection = site.categories.some(({ slug }) => isWithin(path, `/${slug}`));
  return (
    <nav className="nav-links only-wide" aria-label={t('nav.label')}>
      <NavMenu label={t('nav.services')} current={inSection}>
        <ServicesPanel categories={site.categories} />
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
