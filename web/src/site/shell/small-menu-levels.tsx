import type { Site } from '@contract/content/site';
import { useT } from '../../lib/strings';
import { Icon } from '../../ui/marks/icon';
import { SiteLink } from '../../ui/layout/site-link';
import { MenuProductLink, type MenuCategory } from './menu-product';
import { SmallMenuLevel } from './small-menu-level';

/** Everything the small menu leads to. */
export function SmallMenuLevels({ site }: { site: Site }) {
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
  const t = useT();
  const row = (
    <>
      <img className="drawing" src={`/drawings/${category.slug}.svg`} alt="" width="72" height="50" loading="lazy" />
      <b>{category.navLabel}</b>
      <span className="mono extra-small accent-text">{category.products.length}</span>
    </>
  );
  return (
    <SmallMenuLevel id={category.slug} label={category.navLabel} accent={category.accent} rowClass="small-menu-section" row={row}>
      {category.products.map((product) => (
        <MenuProductLink key={product.slug} className="small-menu-link small-menu-product" category={category.slug} product={product} />
      ))}
      <SiteLink className="small-menu-link accent-text" to={`/${category.slug}`}>
        {t('nav.all', { name: category.name })}
        <Icon name="arrow-right" small />
      </SiteLink>
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
