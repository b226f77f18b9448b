import { orderStatusTone, type OrderStatus as Status } from '@contract/states/order';
import { useT } from '../../lib/text/strings';

/** Glyph and word of an order's state. */
export function OrderStatus({ status }: { status: Status }) {
  const t = useT();
  return <span className={`status ${orderStatusTone[status]}`}>{t(`order.status.${status}`)}</span>;
}
