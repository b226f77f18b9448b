import { berlinDay } from '../../lib/text/berlin-day';
import { formatMoment } from '../../lib/text/format';
import { dueTime } from '@contract/states/order';
import type { OrderSummary } from '@contract/production/order';
import { useState } from 'react';
import { useT } from '../../lib/text/strings';
import { useLocale } from '../../lib/text/locale';
import { Icon } from './icon';

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

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns how urgent a due time is: over, on this day in Berlin, or on the next; null while there is more time. */
export function dueUrgency(due: string, nowMs: number): 'late' | 'today' | 'tomorrow' | null {
  const dueMs = Date.parse(due);
  if (dueMs < nowMs) return 'late';
  const daysLeft = (Date.parse(berlinDay(dueMs)) - Date.parse(berlinDay(nowMs))) / DAY_MS;
  if (daysLeft === 0) return 'today';
  return daysLeft === 1 ? 'tomorrow' : null;
}
