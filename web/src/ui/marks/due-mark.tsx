import { formatMoment } from '../../lib/text/format';
import { dueTime } from '@contract/states/order';
import type { OrderSummary } from '@contract/production/order';
import { useState } from 'react';
import { useT } from '../../lib/text/strings';
import { useLocale } from '../../lib/text/locale';
import { Icon } from './icon';
import { dueUrgency } from './due-urgency';

type DueMarkProps = {
  order: Pick<OrderSummary, 'status' | 'dueAt'>;
  /** Says what the time is, where no heading does. */
  named?: boolean;
};

/** Shows when an order is due, and whether that is over, today or tomorrow; a dash while nothing is due from us. */
export function DueMark({ order, named = false }: DueMarkProps) {
  const t = useT();
  const locale = useLocale();
  const [nowMs] = useState(() => Date.now());
  const due = dueTime(order);
  if (!due) return <span className="muted">–</span>;
  const time = formatMoment(due, locale);
  const urgency = dueUrgency(due, nowMs);
  const tone = urgency === 'late' ? 'due late' : 'due soon';
  return (
    <span className={urgency ? `small nowrap ${tone}` : 'small nowrap'}>
      {urgency && <Icon name="circle-alert" small />}
      <span>
        {named ? t('admin.order.due', { time }) : time} {urgency && <b>{t(`admin.orders.${urgency}`)}</b>}
      </span>
    </span>
  );
}
