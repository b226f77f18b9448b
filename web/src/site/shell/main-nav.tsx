import type { Site } from '@contract/content/site';
import { useT } from '../../lib/text/strings';
import { SiteLink } from '../../ui/layout/site-link';
import { isWithin, logoTone } from '../../static-markup/path-marks';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/marks/icon';
import { cents } from '@contract/pricing/money';
import { AmountPair } from '../../ui/marks/amount-pair';
import { useLocale } from '../../lib/text/locale';
import { LogoMark } from '../../ui/marks/logo';
import { locales } from '@contract/constants';
import { furtherServicesPath, localePath } from '../../lib/text/locale-path';

/** Returns what the navigation marks as the place of a page. */
export function placeOf({ categories, tools, solutions, navigation }: Site, path: string) {
  const leadsTo = (entries: readonly { to: string }[]) => entries.some(({ to }) => isWithin(path, to));
  return {
    services: categories.some(({ slug }) => isWithin(path, `/${slug}`)),
    tools: leadsTo(tools),
    solutions: leadsTo(solutions),
    link: navigation.find(({ to }) => to === path)?.to,
  };
}

/** The main navigation of wide screens: services, tools, solutions, and plain links. */
export function MainNav({ site, path }: { site: Site; path: string }) {
  const t = useT();
  const place = placeOf(site, path);
  return (
    <nav className="nav-links only-wide" aria-label={t('nav.label')}>
      <NavMenu label={t('nav.services')} current={place.services}>
        <ServicesPanel categories={site.categories} />
      </NavMenu>
      <NavMenu label={t('nav.tools')} current={place.tools} className="nav-drop">
        <ListPanel entries={site.tools} />
      </NavMenu>
      <NavMenu label={t('nav.solutions')} current={place.solutions} className="nav-drop">
        <ListPanel entries={site.solutions} />
      </NavMenu>
      {site.navigation.map(({ label, to }) => (
        <SiteLink key={to} to={to} aria-current={to === place.link ? 'page' : undefined}>
          {label}
        </SiteLink>
      ))}
    </nav>
  );
}

/** A ruled dropdown list with a line of description under each name. */
function ListPanel({ entries }: { entries: Site['tools'] }) {
  return (
    <ul className="nav-panel">
      {entries.map(({ name, text, to }) => (
        <li key={to}>
          <SiteLink to={to}>
            <b>{name}</b>
            <span className="small muted">{text}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** A disclosure in the navigation. Native `details`, so that it opens before and without JavaScript. */
function NavMenu({ label, current, className, children }: { label: string; current: boolean; className?: string; children: ReactNode }) {
  return (
    <details name="main-nav" className={className}>
      <summary aria-current={current ? 'true' : undefined}>
        {label}
        <svg className="chevron" viewBox="0 0 10 10" aria-hidden="true">
          <path d="M1 3l4 4 4-4" />
        </svg>
      </summary>
      {children}
    </details>
  );
}

/**
 * The mega panel: sections on the left switch the products in the middle; the right shows what is pointed at.
 * It stands there with its first section; `attachServicesPanel` does the rest.
 */
function ServicesPanel({ categories }: { categories: readonly MenuCategory[] }) {
  const [first] = categories;
  if (!first) return null;
  return (
    <div className="mega" data-accent={first.accent}>
      <div className="wrap">
        <ul className="mega-sections">
          {categories.map((category, index) => (
            <li key={category.slug}>
              <SectionLink category={category} number={index + 1} current={category === first} />
            </li>
          ))}
        </ul>
        <div className="mega-lists">
          {categories.map((category) => (
            <SectionList
              key={category.slug}
              id={listId(category)}
              className="mega-products"
              category={category}
              hidden={category !== first}
            />
          ))}
        </div>
        <Preview />
      </div>
    </div>
  );
}

/** The id of a section's list in the panel: the section's link is a disclosure of it. */
const listId = ({ slug }: MenuCategory) => `services-${slug}`;

type SectionLinkProps = { category: MenuCategory; number: number; current: boolean };

function SectionLink({ category, number, current }: SectionLinkProps) {
  return (
    <SiteLink
      to={`/${category.slug}`}
      className={current ? 'current' : undefined}
      aria-expanded={current}
      aria-controls={listId(category)}
      data-accent={category.accent}
      data-drawing={category.products[0]?.drawing ?? category.slug}
    >
      <span className="mono" aria-hidden="true">
        {String(number).padStart(2, '0')}
      </span>
      <span>{category.navLabel}</span>
      <small>{category.productCount}</small>
    </SiteLink>
  );
}

type SectionListProps = { category: MenuCategory; className: string; id?: string; hidden?: boolean };

/** The services of a section in a menu, and the link to all of them. `addFurtherServices` puts those between that the frame does not hold. */
export function SectionList({ category, className, id, hidden }: SectionListProps) {
  const t = useT();
  const { slug, name, products, productCount } = category;
  const further = productCount > products.length ? furtherServicesPath(useLocale(), slug) : undefined;
  return (
    <ul id={id} className={className} hidden={hidden} data-further={further}>
      <MenuProducts category={slug} products={products} />
      <li>
        <SiteLink className="accent-text" to={`/${slug}`}>
          {t('nav.all', { name })}
          <Icon name="arrow-right" small />
        </SiteLink>
      </li>
    </ul>
  );
}

function Preview() {
  const t = useT();
  return (
    <div className="mega-preview">
      <div className="mega-drawing">
        <span className="drawing" aria-hidden="true" />
      </div>
      <p className="mega-question">{t('nav.unsure.title')}</p>
      <p className="small muted">{t('nav.unsure.text')}</p>
      <SiteLink className="link" to="/kontakt">
        {t('nav.unsure.link')} <Icon name="arrow-right" small />
      </SiteLink>
    </div>
  );
}

export type MenuCategory = Site['categories'][number];

/** Products in a menu: name, guide price, and the drawing that the services panel shows while the link is pointed at. */
export function MenuProducts({ category, products }: { category: string; products: MenuCategory['products'] }) {
  const t = useT();
  return products.map(({ slug, name, price, unit, drawing }) => (
    <li key={slug}>
      <SiteLink to={`/${category}/${slug}`} data-drawing={drawing}>
        <span>{name}</span>
        <span className="menu-price">
          <AmountPair net={cents(price)} /> <span className="price-unit">{`/ ${t(`unit.${unit}`)}`}</span>
        </span>
      </SiteLink>
    </li>
  ));
}

/** The word mark, in the colour of the page it stands on. */
export function LogoLink({ brand, path }: { brand: string; path: string }) {
  const t = useT();
  return (
    <SiteLink className="logo" to="/" data-tone={logoTone(path)} aria-label={t('logo.home', { brand })}>
      <LogoMark />
      <span>{brand}</span>
    </SiteLink>
  );
}

/** The text of a link to the login, and what it says once somebody is signed in (`entry-known-visitor`). */
export function AccountLinkText({ hidden = false }: { hidden?: boolean }) {
  const t = useT();
  const className = hidden ? 'visually-hidden ' : '';
  return (
    <>
      <span className={`${className}for-strangers`}>{t('nav.login')}</span>
      <span className={`${className}for-known`}>{t('nav.area')}</span>
    </>
  );
}

/** The place of the cart's item count (`CountBadges`). */
export const BadgeSlot = () => <span className="badge-slot" />;

/** Links to this page in each language; each is a full load of a stored page. */
export function LanguageSwitch({ path, className = '' }: { path: string; className?: string }) {
  const t = useT();
  const current = useLocale();
  return (
    <div className={`language-switch ${className}`} role="group" aria-label={t('language.label')}>
      {locales.map((locale) => (
        <a
          key={locale}
          href={localePath(locale, path)}
          hrefLang={locale}
          lang={locale}
          aria-current={locale === current ? 'true' : undefined}
        >
          <span aria-hidden="true">{locale.toUpperCase()}</span>
          <span className="visually-hidden">{t(`language.${locale}`)}</span>
        </a>
      ))}
    </div>
  );
}
