import type { Cents } from '@contract/pricing/cents';
import { useT } from '../../lib/strings';
import { AmountPair } from './amount-pair';

/** A line's price, net and gross in equal size. */
export function LinePrice({ net }: { net: Cents | null }) {
  const t = useT();
  if (net === null) return <b className="line-price">{t('cart.no-price')}</b>;
  return (
    <b className="line-price amount-pair">
      <AmountPair net={net} />
    </b>
  );
}
