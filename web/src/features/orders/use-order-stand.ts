import type { Order } from '@contract/order';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { formatMoment } from '../../ui/format-time';

/** Where the order stands, in a sentence, with the term that a silent delivery is accepted after (§ 640 Abs. 2 BGB). */
export function useOrderStand({ status, reviewUntil }: Pick<Order, 'status' | 'reviewUntil'>): string {
  const t = useT();
  const locale = useLocale();
  if (status === 'delivered' && reviewUntil) return t('order.stand.delivered-until', { time: formatMoment(reviewUntil, locale) });
  return t(`order.stand.${status}`);
}
