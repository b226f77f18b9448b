import type { ReactNode } from 'react';
import { contentPath } from '@contract/content/content-path';
import type { ProductSummary } from '@contract/content/product';
import { type Translate, useT } from '../../lib/text/strings';
import { Drawing } from '../../ui/marks/drawing';
import { Icon } from '../../ui/marks/icon';
import { Price } from '../../ui/marks/price';
import { SiteLink } from '../../ui/layout/site-link';
import { countText } from '../../lib/text/decimal';
import type { Home } from '@contract/content/site';
import { useLocale } from '../../lib/text/locale';

type ProductRowsProps<Product> = {
  products: readonly Product[];
  /** The whole list on this page, of which these are a group. */
  list?: readonly ProductSummary[];
  /** The slug of the service that is recommended on this page. */
  recommended?: string | undefined;
  /** Returns what stands in the place of a service's drawing; null for the drawing. */
  pictureOf?: (product: Product) => ReactNode;
};

/** A list of services as ruled rows: drawing, name and scope, price on one line with the term below. */
export function ProductRows<Product extends ProductSummary>(props: ProductRowsProps<Product>) {
  const { products, list = products, recommended, pictureOf } = props;
  const t = useT();
  return (
    <ul className="product-list with-prices">
      {products.map((product) => (
        <li key={product.id}>
          <SiteLink to={`/${product.category}/${product.slug}`} data-accent={product.accent}>
            {pictureOf?.(product) ?? <RowDrawing product={product} list={list} />}
            <span>
              <strong>{product.name}</strong>
              {product.slug === recommended && <span className="flag">{t('catalogue.category.recommended')}</span>}
              <span>{product.tagline}</span>
            </span>
            <span>
              <Price net={product.price} unit={product.unit} />
              <span className="mono">{leadTime(t, product.leadTimeDays)}</span>
            </span>
            <Icon name="arrow-right" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

type RowDrawingProps = { product: ProductSummary; list: readonly ProductSummary[] };

/**
 * The drawing of a row. Drawings weigh most in a list, and services may share one: in the server's HTML it stands in the list once, and is
 * shown again from there. Browsers, which fetch a drawing once, need no such thing.
 */
function RowDrawing({ product, list }: RowDrawingProps) {
  if (!import.meta.env.SSR) return <Drawing name={product.drawing} />;
  const [first = product, second] = list.filter(({ drawing }) => drawing === product.drawing);
  const id = `drawing-${first.id}`;
  if (first.id === product.id) return <Drawing name={product.drawing} id={second && id} />;
  return (
    <span className="drawing" aria-hidden="true">
      <svg viewBox="0 0 320 220">
        <use href={`#${id}`} />
      </svg>
    </span>
  );
}

/** Returns a lead time as `3 Werktage`. */
export const leadTime = (t: Translate, days: number): string => countText(t, 'catalogue.days', days);

/** Returns the lead times of a section's services as `2 bis 5 Werktage`. */
export function leadTimeRange(t: Translate, products: readonly { leadTimeDays: number }[]): string {
  const days = products.map(({ leadTimeDays }) => leadTimeDays);
  const from = Math.min(...days);
  const to = Math.max(...days);
  return from === to ? leadTime(t, from) : t('catalogue.days.range', { from, to });
}

export function ProjectList({ projects }: { projects: Home['projects'] }) {
  const t = useT();
  const number = new Intl.NumberFormat(useLocale());
  return (
    <ul className="product-list">
      {projects.map((project) => (
        <li key={project.slug}>
          <SiteLink to={contentPath('project', project.slug)} data-accent={project.accent}>
            <Drawing name={project.drawing} />
            <h3>{project.title}</h3>
            <span>
              {project.productName}, {project.location}
            </span>
            <span className="mono">{t('catalogue.projects.area', { area: number.format(project.areaSqm) })}</span>
            <span className="mono">{countText(t, 'catalogue.projects.duration', project.durationDays)}</span>
            <Icon name="arrow-right" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
