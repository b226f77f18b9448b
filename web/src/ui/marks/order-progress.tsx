import type { OrderStatus } from '@contract/states/order';
import { useT } from '../../lib/text/strings';

/** The steps of an order, as customers follow it. */
const steps = ['placed', 'in_production', 'internal_review', 'delivered', 'completed'] as const satisfies OrderStatus[];

/** The step an order is at; null where its way is broken off or stands still. */
const stepAt: Record<OrderStatus, number | null> = {
  placed: 0,
  in_production: 1,
  revision: 1,
  internal_review: 2,
  delivered: 3,
  completed: steps.length,
  on_hold: null,
  cancelled: null,
  withdrawn: null,
};

type OrderProgressProps = {
  status: OrderStatus;
  /** The status in which an order that is on hold was stopped. */ heldFrom?: OrderStatus | null;
};

/** Shows how far an order has come, as a dimension line; nothing if its status is at none of the steps. */
export function OrderProgress({ status, heldFrom }: OrderProgressProps) {
  const t = useT();
  const at = stepAt[status === 'on_hold' && heldFrom ? heldFrom : status];
  if (at === null) return null;
  return <ProgressChain steps={steps.map((step) => t(`order.status.${step}`))} at={at} />;
}

type ProgressChainProps = { steps: readonly string[]; /** The step that is under way; past the last one when all is done. */ at: number };

/** Shows how far something has come, as a dimension line. */
export const ProgressChain = ({ steps, at }: ProgressChainProps) => (
  <ol className="progress-chain order-steps">
    {steps.map((step, index) => (
      <li key={step} className={index < at ? 'done' : index === at ? 'now' : undefined} aria-current={index === at ? 'step' : undefined}>
        {step}
      </li>
    ))}
  </ol>
);
