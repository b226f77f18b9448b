import { formatCents, gross } from '@contract/pricing/money';
import type { Cents } from '@contract/pricing/cents';
import type { PriceUnit } from '@contract/content/product';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';

type PriceProps = {
  /** The price in net cents a unit. */
  net: Cents;
  unit: PriceUnit;
  /** The lowest of several prices. */
  from?: boolean;
};

/** A guide price, net and gross in equal size, because consumers buy here too (PAngV). */
export function Price({ net, unit, from = false }: PriceProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <span className="price-pair">
      <span>{t(from ? 'catalogue.price.net-from' : 'catalogue.price.net', { price: formatCents(net, locale) })}</span>
      <span className="price-dot"> · </span>
      <span>{t('catalogue.price.gross', { price: formatCents(gross(net), locale) })}</span>{' '}
      <span className="price-unit">{t('catalogue.price.per', { unit: t(`unit.${unit}`) })}</span>
    </span>
  );
}
