import { useT } from '../../lib/strings';
import { Icon } from '../../ui/marks/icon';
import { SiteLink } from '../../ui/layout/site-link';
import { MenuProductLink, type MenuCategory } from './menu-product';

/**
 * The mega panel: sections on the left switch the products in the middle; the right shows what is pointed at.
 * It stands there with its first section; `attachServicesPanel` does the rest.
 */
export function ServicesPanel({ categories }: { categories: readonly MenuCategory[] }) {
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
            <ProductList key={category.slug} category={category} hidden={category !== first} />
          ))}
        </div>
        <Preview />
      </div>
    </div>
  );
}

type SectionLinkProps = { category: MenuCategory; number: number; current: boolean };

function SectionLink({ category, number, current }: SectionLinkProps) {
  return (
    <SiteLink
      to={`/${category.slug}`}
      className={current ? 'current' : undefined}
      data-accent={category.accent}
      data-drawing={category.products[0]?.drawing ?? category.slug}
    >
      <span className="mono" aria-hidden="true">
        {String(number).padStart(2, '0')}
      </span>
      <span>{category.navLabel}</span>
      <small>{category.products.length}</small>
    </SiteLink>
  );
}

function ProductList({ category, hidden }: { category: MenuCategory; hidden: boolean }) {
  const t = useT();
  return (
    <ul className="mega-products" hidden={hidden}>
      {category.products.map((product) => (
        <li key={product.slug}>
          <MenuProductLink category={category.slug} product={product} drawing={product.drawing} />
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
