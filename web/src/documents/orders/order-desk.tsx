import type { Order } from '@contract/production/order';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useT } from '../../lib/strings';
import { Desk } from '../../ui/layout/desk';
import { History } from '../../ui/layout/history';
import { OrderProgress } from '../../ui/marks/order-progress';
import { Skeleton } from '../../ui/feedback/skeleton';
import type { Movable } from '../transitions/use-move';
import { OrderBuyer } from './order-buyer';
import { OrderDecision } from './order-decision';
import { OrderFiles } from './order-files';
import { OrderLines } from './order-lines';
import { OrderMarks } from './order-marks';
import { OrderResults } from './order-results';

const RevisionForm = lazy(() => import('./revision-form').then((module) => ({ default: module.RevisionForm })));

type OrderDeskProps = {
  order: Movable<Order>;
  /** The conversation about it. */
  thread: ReactNode;
};

/** An order as its customer follows it: results, words and files; whose turn it is and what happened beside. */
export function OrderDesk({ order, thread }: OrderDeskProps) {
  const t = useT();
  const [revising, setRevising] = useState(false);
  const { view, path } = order;
  const { status, heldFrom, timeline, files } = view;
  return (
    <>
      <section className="panel order-progress" aria-label={t('order.progress')}>
        <OrderProgress status={status} heldFrom={heldFrom} />
      </section>
      <Desk
        decision={revising ? null : <OrderDecision order={order} onRevise={() => setRevising(true)} />}
        decisionFirst
        aside={
          <>
            <History timeline={timeline} next={[]} />
            <OrderBuyer buyer={view.buyer} />
          </>
        }
      >
        {revising && (
          <Suspense fallback={<Skeleton />}>
            <RevisionForm order={order} onClose={() => setRevising(false)} />
          </Suspense>
        )}
        <OrderResults order={view} path={path} />
        <OrderMarks order={view} />
        {thread}
        <OrderLines order={view} path={path} />
        <OrderFiles files={files} path={path} />
      </Desk>
    </>
  );
}
