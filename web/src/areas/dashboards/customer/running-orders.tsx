import { formatMoment } from '../../../lib/text/format';
import { dueTime } from '@contract/states/order';
import type { OrderSummary } from '@contract/production/order';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../lib/text/strings';
import { useLocale } from '../../../lib/text/locale';
import { Drawing } from '../../../ui/marks/drawing';
import { OrderProgress } from '../../../ui/marks/order-progress';
import { OrderStatus } from '../../../ui/marks/document-status';
import { Panel } from '../../../ui/layout/panel';
import { serviceNames } from '../../workspace/document-cells';

const SHOWN = 3;

/** The orders under way, each with its term and how far it is. */
export function RunningOrders({ orders }: { orders: readonly OrderSummary[] }) {
  const t = useT();
  if (orders.length === 0) return null;
  const all = (
    <Link className="link small" to="/app/orders">
      {t('portal.recent.all')}
    </Link>
  );
  return (
    <Panel title={t('portal.running')} aside={all} flush>
      <ul>
        {orders.slice(0, SHOWN).map((order) => (
          <RunningOrder key={order.id} order={order} />
        ))}
      </ul>
    </Panel>
  );
}

function RunningOrder({ order: { id, number, status, services, drawing, dueAt } }: { order: OrderSummary }) {
  const t = useT();
  const locale = useLocale();
  const due = dueTime({ status, dueAt });
  return (
    <li className="running-order">
      {drawing && <Drawing name={drawing} className="running-drawing" />}
      <div className="row between">
        <div>
          <p className="mono extra-small muted">{number}</p>
          <h3>
            <Link to="/app/orders/$id" params={{ id }}>
              {serviceNames(services, locale)}
            </Link>
          </h3>
        </div>
        {due ? (
          <div className="running-due">
            <p className="mono extra-small muted">{t('order.due')}</p>
            <b>{formatMoment(due, locale)}</b>
          </div>
        ) : (
          <OrderStatus status={status} />
        )}
      </div>
      <OrderProgress status={status} />
    </li>
  );
}
