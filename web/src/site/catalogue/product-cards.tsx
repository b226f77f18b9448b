import type { Category } from '@contract/content/product';
import { useT } from '../../lib/strings';
import { Drawing } from '../../ui/marks/drawing';
import { Price } from '../../ui/marks/price';
import { SiteLink } from '../../ui/layout/site-link';
import { TickList } from '../../ui/marks/tick-list';
import { shortName } from './short-name';

const SHOWN_FEATURES = 4;

/** A few services side by side on one joined sheet. */
export function ProductCards({ category }: { category: Category }) {
  const t = useT();
  return (
    <div className="cards">
      {category.products.map((product) => {
        const name = shortName(product.name, category.name);
        return (
          <article key={product.id} className="card">
            <figure>
              <Drawing name={product.drawing} />
            </figure>
            <div className="card-body">
              <h3>{name}</h3>
              <p className="card-text">{product.tagline}</p>
              <TickList items={product.features.slice(0, SHOWN_FEATURES)} />
              <p className="price">
                <Price net={product.price} unit={product.unit} />
              </p>
              <SiteLink className="button full" to={`/${category.slug}/${product.slug}`}>
                {t('catalogue.category.configure', { name })}
              </SiteLink>
            </div>
          </article>
        );
      })}
    </div>
  );
}
