import type { Order } from '@contract/production/order';
import { orderFlow, type OrderEvent } from '@contract/states/order';
import { eventsOf } from '@contract/states/transition';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../lib/strings';
import { useAwake } from '../../ui/layout/use-awake';
import type { Movable } from '../transitions/use-move';
import type { OrderAnswer } from './order-dialog';
import { OrderDue } from './order-due';
import { OrderWithdrawal } from './order-withdrawal';
import { useOrderStand } from './use-order-stand';

const OrderDialog = lazy(() => import('./order-dialog').then((module) => ({ default: module.OrderDialog })));

const buttonClass: Partial<Record<OrderEvent, string>> = { complete: 'button primary full', hold: 'button ghost small full' };

type OrderDecisionProps = { order: Movable<Order>; /** The customer wants something changed. */ onRevise: () => void };

/** When the work is due, whose turn it is, and every answer that the order's state allows; withdrawing has a page of its own (§ 356a BGB). */
export function OrderDecision({ order, onRevise }: OrderDecisionProps) {
  const t = useT();
  const awake = useAwake();
  const stand = useOrderStand(order.view);
  const [asked, setAsked] = useState<OrderAnswer | null>(null);
  const events = eventsOf(orderFlow, order.view.status, 'customer').filter((event) => event !== 'withdraw');
  return (
    <section className="box order-decision" aria-label={t('order.next')}>
      <OrderDue order={order.view} path={order.path} />
      <div className="box-body">
        <p>{stand}</p>
        {events.map((event) => (
          <button
            key={event}
            type="button"
            disabled={!awake}
            className={buttonClass[event] ?? 'button full'}
            onClick={() => (event === 'revise' ? onRevise() : setAsked(event as OrderAnswer))}
          >
            {t(`order.event.${event}`)}
          </button>
        ))}
        <OrderWithdrawal order={order.view} />
      </div>
      {asked && (
        <Suspense>
          <OrderDialog order={order} event={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </section>
  );
}
