import type { Order } from '@contract/order';
import { orderFlow } from '@contract/states/order';
import { nextState } from '@contract/states/transition';
import { useState } from 'react';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { formatMoment } from '../../ui/format-time';
import { SiteLink } from '../../ui/site-link';

/** A consumer's way to withdraw, as long as it is open. */
export function OrderWithdrawal({ order: { status, withdrawUntil } }: { order: Order }) {
  const t = useT();
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  if (!withdrawUntil || Date.parse(withdrawUntil) <= now || !nextState(orderFlow, status, 'withdraw', 'customer')) return null;
  return (
    <p className="small muted">
      {t('order.withdraw-until', { time: formatMoment(withdrawUntil, locale) })}{' '}
      <SiteLink to="/widerruf">{t('order.event.withdraw')}</SiteLink>
    </p>
  );
}
