import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useT } from '../../lib/strings';
import { Icon } from '../../ui/icon';
import { SiteLink } from '../../ui/site-link';
import { stepFocus } from './step-focus';
import { MenuProductLink, type MenuCategory } from './menu-product';

type ServicesPanelProps = {
  categories: readonly MenuCategory[];
  /** Draws a product; rendered only once the panel has been used. */
  drawing?: (name: string) => ReactNode;
  active: boolean;
};

/** The mega panel: sections on the left switch the products in the middle; the right shows what is pointed at. */
export function ServicesPanel({ categories, drawing, active }: ServicesPanelProps) {
  const [slug, setSlug] = useState(categories[0]?.slug);
  const [pointed, setPointed] = useState<string>();
  const section = categories.find((category) => category.slug === slug) ?? categories[0];
  if (!section) return null;
  const point = (category: MenuCategory) => {
    setSlug(category.slug);
    setPointed(undefined);
  };
  return (
    <div className="mega" data-accent={section.accent}>
      <div className="wrap">
        <ul className="mega-sections" onKeyDown={(event) => handleSectionKeys(event)}>
          {categories.map((category, index) => (
            <li key={category.slug}>
              <SectionLink category={category} number={index + 1} current={category === section} onPoint={() => point(category)} />
            </li>
          ))}
        </ul>
        <div className="mega-lists" onKeyDown={handleProductKeys}>
          {categories.map((category) => (
            <ProductList key={category.slug} category={category} hidden={category !== section} onPoint={setPointed} />
          ))}
        </div>
        <Preview>{active && drawing?.(pointed ?? section.products[0]?.drawing ?? section.slug)}</Preview>
      </div>
    </div>
  );
}

type SectionLinkProps = { category: MenuCategory; number: number; current: boolean; onPoint: () => void };

function SectionLink({ category, number, current, onPoint }: SectionLinkProps) {
  return (
    <SiteLink
      to={`/${category.slug}`}
      className={current ? 'current' : undefined}
      data-accent={category.accent}
      onMouseEnter={onPoint}
      onFocus={onPoint}
    >
      <span className="mono" aria-hidden="true">
        {String(number).padStart(2, '0')}
      </span>
      <span>{category.navLabel}</span>
      <small>{category.products.length}</small>
    </SiteLink>
  );
}

type ProductListProps = { category: MenuCategory; hidden: boolean; onPoint: (drawing: string) => void };

function ProductList({ category, hidden, onPoint }: ProductListProps) {
  const t = useT();
  return (
    <ul className="mega-products" hidden={hidden}>
      {category.products.map((product) => (
        <li key={product.slug}>
          <MenuProductLink category={category.slug} product={product} onPoint={() => onPoint(product.drawing)} />
        </li>
      ))}
      <li>
        <SiteLink className="accent-text" to={`/${category.slug}`}>
          <b>{t('nav.all', { name: category.name })}</b>
          <Icon name="arrow-right" small />
        </SiteLink>
      </li>
    </ul>
  );
}

function Preview({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <div className="mega-preview">
      <div className="mega-drawing">{children}</div>
      <p className="mega-question">{t('nav.unsure.title')}</p>
      <p className="small muted">{t('nav.unsure.text')}</p>
      <SiteLink className="link" to="/kontakt">
        {t('nav.unsure.link')} <Icon name="arrow-right" small />
      </SiteLink>
    </div>
  );
}

/** Up and down walk the sections, right enters the products. */
function handleSectionKeys(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'ArrowRight') {
    event.preventDefault();
    event.currentTarget.parentElement?.querySelector<HTMLElement>('.mega-products:not([hidden]) a')?.focus();
  } else stepFocus(event);
}

/** Up and down walk the products, left returns to their section. */
function handleProductKeys(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'ArrowLeft') {
    event.preventDefault();
    event.currentTarget.parentElement?.querySelector<HTMLElement>('.mega-sections .current')?.focus();
  } else stepFocus(event);
}
