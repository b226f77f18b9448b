import type { Cents } from '@contract/pricing/cents';
import type { PriceUnit } from '@contract/content/product';
import { useT } from '../../lib/text/strings';
import { AmountPair } from './amount-pair';

type PricePerProps = {
  /** The price in net cents. */
  net: Cents;
  /** What the price is for, such as "je Monat". */
  per: string;
  /** The lowest of several prices. */
  from?: boolean;
};

/** A price with what it is for. */
export function PricePer({ net, per, from = false }: PricePerProps) {
  const t = useT();
  return (
    <span className="price-pair">
      <AmountPair net={net} prefix={from ? t('amount.from') : ''} /> <span className="price-unit">{per}</span>
    </span>
  );
}

type PriceProps = Omit<PricePerProps, 'per'> & { unit: PriceUnit };

/** A guide price for a unit. */
export function Price({ unit, ...price }: PriceProps) {
  const t = useT();
  return <PricePer {...price} per={t('catalogue.price.per', { unit: t(`unit.${unit}`) })} />;
}
