import { declarationPaths } from '@contract/content/content-path';
import type { Order } from '@contract/production/order';
import { orderFlow } from '@contract/states/order';
import { nextState } from '@contract/states/transition';
import { useState } from 'react';
import { declarant, declarationPath } from '../../lib/declarant';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { formatDay } from '../../ui/marks/format-time';
import { SiteLink } from '../../ui/layout/site-link';

/** A consumer's way to withdraw, as long as it is open. */
export function OrderWithdrawal({ order: { number, status, withdrawUntil, buyer } }: { order: Order }) {
  const t = useT();
  const locale = useLocale();
  const { name, email } = buyer;
  const [now] = useState(() => Date.now());
  if (!withdrawUntil || Date.parse(withdrawUntil) <= now || !nextState(orderFlow, status, 'withdraw', 'customer')) return null;
  // The period ends with a day, at midnight.
  const lastDay = new Date(Date.parse(withdrawUntil) - 1).toISOString();
  return (
    <p className="small muted">
      {t('order.withdraw-until', { date: formatDay(lastDay, locale) })}{' '}
      <SiteLink to={declarationPath(declarationPaths.withdrawal, number)} onClick={() => declarant.set({ order: number, name, email })}>
        {t('order.event.withdraw')}
      </SiteLink>
    </p>
  );
}
