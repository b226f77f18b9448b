import { type Cents, formatCents, gross } from '@contract/pricing/money';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';

/** An amount net and gross in equal size, because consumers buy here too (PAngV). */
export function AmountPair({ net, prefix = '' }: { net: Cents; prefix?: string }) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <span>{prefix + t('amount.net', { price: formatCents(net, locale) })}</span>{' '}
      <span>{t('amount.gross', { price: formatCents(gross(net), locale) })}</span>
    </>
  );
}
