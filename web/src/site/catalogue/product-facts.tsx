import type { Product } from '@contract/content/product';
import { useT } from '../../lib/strings';
import { Price } from '../../ui/marks/price';
import { TitleBlock } from '../../ui/layout/title-block';
import { countText } from '../../lib/count-text';
import { leadTime } from '../blocks/lead-time';

export function ProductFacts({ product }: { product: Product }) {
  const t = useT();
  return (
    <TitleBlock
      columns={4}
      facts={[
        { name: t('catalogue.fact.price'), value: <Price net={product.price} unit={product.unit} />, fullRow: true },
        { name: t('catalogue.fact.lead-time'), value: leadTime(t, product.leadTimeDays) },
        { name: t('catalogue.fact.input'), value: product.inputFormats.join(', ') },
        { name: t('catalogue.fact.output'), value: product.outputFormats.join(', ') },
        { name: t('catalogue.fact.scope'), value: countText(t, 'catalogue.scope', product.deliverables.length) },
      ]}
    />
  );
}
