import type { Order } from '@contract/production/order';
import { useState } from 'react';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { formatDay, formatMoment } from '../../ui/marks/format-time';

type Stand = Pick<Order, 'status' | 'reviewUntil' | 'earlyStart' | 'withdrawUntil'>;

/**
 * Where the order stands, in a sentence: when a silent delivery counts as accepted (§ 640 Abs. 2 BGB), and what a consumer's
 * work waits for who asked for no early start (§ 356 Abs. 4 BGB).
 */
export function useOrderStand({ status, reviewUntil, earlyStart, withdrawUntil }: Stand): string {
  const t = useT();
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  if (status === 'delivered' && reviewUntil) return t('order.stand.delivered-until', { time: formatMoment(reviewUntil, locale) });
  const isWaiting = status === 'placed' && !earlyStart && withdrawUntil !== null && Date.parse(withdrawUntil) > now;
  if (isWaiting) return t('order.stand.placed-waits', { date: formatDay(withdrawUntil, locale) });
  return t(`order.stand.${status}`);
}
