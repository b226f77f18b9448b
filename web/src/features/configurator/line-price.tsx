import type { Cents } from '@contract/cents';
import { formatCents } from '@contract/money';
import { priceTotal } from '@contract/pricing';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';

/** A line's price, net and gross in equal size. */
export function LinePrice({ net }: { net: Cents | null }) {
  const t = useT();
  const locale = useLocale();
  if (net === null) return <b className="line-price">{t('cart.no-price')}</b>;
  return (
    <b className="line-price">
      <span>{t('amount.net', { price: formatCents(net, locale) })}</span>
      <span>{t('amount.gross', { price: formatCents(priceTotal([{ net }]).gross, locale) })}</span>
    </b>
  );
}
