import type { StaffOrderSummary } from '@contract/production/order';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dueTime } from '../../../lib/due-time';
import { rowsOf } from '../../../lib/page-query';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { Loaded } from '../../../ui/tables/loaded';
import { moveBetweenRows } from '../../../ui/tables/move-between-rows';
import { Panel } from '../../../ui/layout/panel';
import { DueMark } from '../../../ui/marks/due-mark';
import { staffOrdersQuery } from '../../workspace/staff-queries';

const SHOWN = 8;

/** Orders under way, the first due first; the late ones lead. */
export function DueQueue({ late }: { late: number | undefined }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(staffOrdersQuery({ status: 'open' }));
  const aside = (
    <span className="row">
      {late ? <b className="small late">{t('admin.due.late', { count: late })}</b> : null}
      <Link className="link small" to="/admin/orders" search={{ status: 'open' }}>
        {t('admin.due.all')}
      </Link>
    </span>
  );
  return (
    <Panel title={t('admin.due')} aside={aside} flush>
      <Loaded query={query}>
        {(pages) => {
          const due = rowsOf(pages).filter((order) => dueTime(order) !== null);
          if (due.length === 0) return <EmptySheet level={3} title={t('admin.due.none')} text={t('admin.due.none.text')} />;
          return <Queue orders={due.slice(0, SHOWN)} />;
        }}
      </Loaded>
    </Panel>
  );
}

function Queue({ orders }: { orders: readonly StaffOrderSummary[] }) {
  return (
    <ol className="request-queue" onKeyDown={moveBetweenRows}>
      {orders.map((order) => (
        <li key={order.id}>
          <Link className="row-link mono" to="/admin/orders/$id" params={{ id: order.id }}>
            {order.number}
          </Link>
          <span>
            <b>{order.company || order.name}</b>
            <small className="muted row-detail">{order.services.join(', ')}</small>
          </span>
          <DueMark order={order} />
        </li>
      ))}
    </ol>
  );
}
