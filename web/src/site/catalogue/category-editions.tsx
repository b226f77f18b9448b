import type { Category } from '@contract/content/product';
import { shortName } from './catalogue-json-ld';
import { leadTime } from '../blocks/product-rows';
import { Drawing } from '../../ui/marks/drawing';
import { Icon } from '../../ui/marks/icon';
import { SamplePoster } from '../blocks/sample-files';
import { Price } from '../../ui/marks/price';
import { SiteLink } from '../../ui/layout/site-link';
import { useT } from '../../lib/text/strings';

/** The editions of a service in one table: price and term above, what each contains, and the way to each below. */
export function Editions({ category: { slug, name, products, compared, recommendation } }: { category: Category }) {
  const t = useT();
  const columns = products.map((product) => ({
    product,
    name: shortName(product.name, name),
    isRecommended: product.slug === recommendation?.product,
  }));
  return (
    <table className="editions">
      <thead>
        <tr>
          <td>{t('catalogue.category.compare')}</td>
          {columns.map(({ product, name: edition, isRecommended }) => (
            <th key={product.id} scope="col" className={isRecommended ? 'recommended' : undefined}>
              {isRecommended && <span className="flag">{t('catalogue.category.recommended')}</span>}
              <b>{edition}</b>
              <span className="edition-price">
                <Price net={product.price} unit={product.unit} />
              </span>
              <span className="mono small">{leadTime(t, product.leadTimeDays)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compared.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map(({ product, isRecommended }, index) => (
              <td key={product.id} className={isRecommended ? 'recommended' : undefined}>
                <ComparedValue value={values[index] ?? false} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{products.every(({ express }) => express) && <span className="small muted">{t('catalogue.category.express')}</span>}</td>
          {columns.map(({ product, name: edition, isRecommended }) => (
            <td key={product.id} className={isRecommended ? 'recommended' : undefined}>
              <SiteLink className={isRecommended ? 'button primary full' : 'button full'} to={`/${slug}/${product.slug}`}>
                {t('catalogue.category.configure', { name: edition })}
              </SiteLink>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function ComparedValue({ value }: { value: boolean | string }) {
  const t = useT();
  if (typeof value === 'string') return value;
  return (
    <>
      {value ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{t(value ? 'catalogue.compare.yes' : 'catalogue.compare.no')}</span>
    </>
  );
}

/** The source and what becomes of it in each edition, as one joined sheet. */
export function EditionSamples({ category: { slug, name, accent, products, recommendation } }: { category: Category }) {
  const t = useT();
  return (
    <ul className="edition-samples">
      <li>
        <Drawing name={`sample/${accent}`} />
        <b>{t('catalogue.sheet.before')}</b>
        <span>{t(`catalogue.sheet.before.${accent}`)}</span>
      </li>
      {products.map((product) => (
        <li key={product.id} className={product.slug === recommendation?.product ? 'recommended' : undefined}>
          {product.poster ? <SamplePoster view={product.poster} /> : <Drawing name={product.drawing} />}
          <b>
            <SiteLink to={`/${slug}/${product.slug}`}>{shortName(product.name, name)}</SiteLink>
          </b>
          <span>{product.tagline}</span>
        </li>
      ))}
    </ul>
  );
}
