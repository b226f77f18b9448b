import { formatCents, gross } from '@contract/pricing/money';
import type { Cents } from '@contract/pricing/cents';
import type { ReactNode } from 'react';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';

/** Something for consumers, and what stands for it for businesses. */
type ByView<Value> = readonly [consumer: Value, business: Value];

/** Shows what the chosen price view reads. Both stand in the page, since pages are stored for all; the stylesheet hides one from everybody. */
const ByPriceView = ({ of: [consumer, business] }: { of: ByView<ReactNode> }) => (
  <>
    <span className="for-consumer">{consumer}</span>
    <span className="for-business">{business}</span>
  </>
);

type AmountPairProps = {
  net: Cents;
  /** What stands before the first amount. */
  prefix?: string;
};

/** An amount twice: gross first and larger for consumers, net beside it (§ 3 Abs. 3 PAngV, PRODUCT §3); for businesses the other way round. */
export function AmountPair({ net, prefix = '' }: AmountPairProps) {
  const t = useT();
  const locale = useLocale();
  const netText = t('amount.net', { price: formatCents(net, locale) });
  const grossText = t('amount.gross', { price: formatCents(gross(net), locale) });
  return <ByPriceView of={[rankedPair(prefix + grossText, netText), rankedPair(prefix + netText, grossText)]} />;
}

/** Shows two amounts of one price, the first with the greater weight. */
export const rankedPair = (main: string, beside: string) => (
  <>
    <span className="price-main">{main}</span> <span className="price-beside">{beside}</span>
  </>
);
