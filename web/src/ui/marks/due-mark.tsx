import { formatMoment } from '../../lib/text/format';
import { dueTime } from '@contract/states/order';
import type { OrderSummary } from '@contract/production/order';
import { useState } from 'react';
import { useT } from '../../lib/text/strings';
import { useLocale } from '../../lib/text/locale';

type DueMarkProps = {
  order: Pick<OrderSummary, 'status' | 'dueAt'>;
  /** Says what the time is, where no heading does. */
  named?: boolean;
};

/** Shows when an order is due, and whether that time is past; a dash while nothing is due from us. */
export function DueMark({ order, named = false }: DueMarkProps) {
  const t = useT();
  const locale = useLocale();
  const [nowMs] = useState(() => Date.now());
  const due = dueTime(order);
  if (!due) return <span className="muted">–</span>;
  const time = formatMoment(due, locale);
  const isLate = Date.parse(due) < nowMs;
  return (
    <span className={isLate ? 'small nowrap late' : 'small nowrap'}>
      {named ? t('admin.order.due', { time }) : time} {isLate && <b>{t('admin.orders.late')}</b>}
    </span>
  );
}
