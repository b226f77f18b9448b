import type { Cents } from '@contract/pricing/cents';
import { formatCents, gross } from '@contract/pricing/money';
import { useLocale } from '../../../lib/locale';
import { useT } from '../../../lib/strings';

/** A price a month, net and gross in equal size. */
export function MonthlyPrice({ net }: { net: Cents }) {
  const t = useT();
  const locale = useLocale();
  return (
    <span className="price-pair">
      <span>{t('catalogue.price.net', { price: formatCents(net, locale) })}</span>
      <span className="price-dot"> · </span>
      <span>{t('catalogue.price.gross', { price: formatCents(gross(net), locale) })}</span>{' '}
      <span className="price-unit">{t('pages.subscription.per-month')}</span>
    </span>
  );
}
