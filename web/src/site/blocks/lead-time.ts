import type { Translate } from '../../lib/strings';
import { countText } from '../../lib/count-text';

/** `3 Werktage`. */
export const leadTime = (t: Translate, days: number): string => countText(t, 'catalogue.days', days);

/** `2 bis 5 Werktage` over all services of a section. */
export function leadTimeRange(t: Translate, products: readonly { leadTimeDays: number }[]): string {
  const days = products.map(({ leadTimeDays }) => leadTimeDays);
  const from = Math.min(...days);
  const to = Math.max(...days);
  return from === to ? leadTime(t, from) : t('catalogue.days.range', { from, to });
}
