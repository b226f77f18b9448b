import type { Order } from '@contract/production/order';
import { Problem } from '@contract/problem';
import { dueTime } from '../../lib/due-time';
import { getFile } from '../../lib/get-file';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { formatMoment } from '../../ui/marks/format-time';
import { saveBlob } from '../../ui/marks/save-blob';
import { useToast } from '../../ui/feedback/toasts';

/** When the work is due, or when it was done; nothing where it goes nowhere. Times are Berlin's, where the support hours are. */
export function OrderDue({ order, path }: { order: Order; path: string }) {
  const t = useT();
  const locale = useLocale();
  const { name, time } = shownTime(order);
  if (!time) return null;
  return (
    <div className="box-body">
      <p className="mono extra-small muted">{t(name)}</p>
      <p className="decision-price">{formatMoment(time, locale)}</p>
      {name === 'order.due' && <CalendarButton path={path} number={order.number} />}
    </div>
  );
}

function shownTime(order: Order) {
  if (order.status === 'completed') return { name: 'order.completed-at', time: order.completedAt } as const;
  if (order.status === 'delivered') return { name: 'order.delivered-at', time: order.deliveredAt } as const;
  return { name: 'order.due', time: dueTime(order) } as const;
}

function CalendarButton({ path, number }: { path: string; number: string }) {
  const t = useT();
  const { work } = useToast();
  const handleClick = async () => {
    try {
      saveBlob(await getFile(`${path}/due.ics`), `${number}.ics`);
    } catch (failure) {
      work.error(t(`problem.${failure instanceof Problem ? failure.code : 'server.failed'}`));
    }
  };
  return (
    <button type="button" className="link small" onClick={() => void handleClick()}>
      {t('order.due.calendar')}
    </button>
  );
}
