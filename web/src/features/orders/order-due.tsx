import type { Order } from '@contract/order';
import { useLocale } from '../../lib/locale';
import { getFile } from '../../lib/get-file';
import { useT } from '../../lib/strings';
import { Problem } from '@contract/problem';
import { formatMoment } from '../../ui/format-time';
import { saveBlob } from '../../ui/save-blob';
import { useToast } from '../../ui/toasts';

/** When the work is due, or when it was done. Times are Berlin's, where the support hours are. */
export function OrderDue({ order, path }: { order: Order; path: string }) {
  const t = useT();
  const locale = useLocale();
  const { dueAt, deliveredAt, completedAt } = order;
  const [name, time] = completedAt
    ? (['order.completed-at', completedAt] as const)
    : deliveredAt && !dueAt
      ? (['order.delivered-at', deliveredAt] as const)
      : (['order.due', dueAt] as const);
  return (
    <div className="box-body">
      <p className="mono extra-small muted">{t(name)}</p>
      <p className="decision-price">{time ? formatMoment(time, locale) : t('order.due.open')}</p>
      {name === 'order.due' && dueAt && <CalendarButton path={path} number={order.number} />}
    </div>
  );
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
