import type { Category } from '@contract/content/product';
import type { ReactNode } from 'react';
import { useT, type StringKey } from '../../lib/strings';
import { Price } from '../../ui/marks/price';
import { leadTime } from '../blocks/lead-time';
import { shortName } from './short-name';

type Product = Category['products'][number];

/** The facts of a few services side by side; on phones one below the other. */
export function ProductComparison({ category }: { category: Category }) {
  const t = useT();
  const rows: readonly { name: StringKey; value: (product: Product) => ReactNode }[] = [
    { name: 'catalogue.fact.price', value: ({ price, unit }) => <Price net={price} unit={unit} /> },
    { name: 'catalogue.fact.lead-time', value: ({ leadTimeDays }) => leadTime(t, leadTimeDays) },
    { name: 'catalogue.fact.express', value: ({ express }) => t(express ? 'catalogue.fact.express.yes' : 'catalogue.fact.express.no') },
    { name: 'catalogue.fact.input', value: ({ inputFormats }) => inputFormats.join(', ') },
    { name: 'catalogue.fact.output', value: ({ outputFormats }) => outputFormats.join(', ') },
  ];
  return (
    <table className="comparison">
      <thead>
        <tr>
          <th scope="col">{t('catalogue.category.compare')}</th>
          {category.products.map(({ id, name }) => (
            <th key={id} scope="col">
              {shortName(name, category.name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{t(name)}</th>
            {category.products.map((product) => (
              <td key={product.id} data-label={shortName(product.name, category.name)}>
                {value(product)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
