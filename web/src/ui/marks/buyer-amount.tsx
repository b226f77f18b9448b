import { formatCents } from '@contract/pricing/money';
import type { Cents } from '@contract/pricing/cents';
import type { CustomerType } from '@contract/pricing/customer-type';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { rankedPair } from './amount-pair';

type BuyerAmountProps = { buyer: CustomerType; net: Cents; gross: Cents };

/**
 * An amount of a document as its buyer reads it, whatever price view is chosen: gross first for consumers, net for businesses. One without
 * tax stands there once and never claims to include any (reverse charge, third countries, property abroad).
 */
export function BuyerAmount({ buyer, net, gross }: BuyerAmountProps) {
  const t = useT();
  const locale = useLocale();
  const price = formatCents(net, locale);
  if (net === gross && net !== 0) return <span className="price-main">{t('amount.untaxed', { price })}</span>;
  const netText = t('amount.net', { price });
  const grossText = t('amount.gross', { price: formatCents(gross, locale) });
  return buyer === 'business' ? rankedPair(netText, grossText) : rankedPair(grossText, netText);
}
