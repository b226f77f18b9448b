import type { Order } from '@contract/production/order';
import { orderFlow } from '@contract/states/order';
import { useT } from '../../lib/text/strings';
import { TransitionDialog } from '../../ui/forms/transition-dialog';
import { usePerform, type Transitionable } from '../transitions/use-perform';

/** The transitions of an order that a customer performs with at most a note; asking for a revision takes a form. */
export type OrderAnswer = 'complete' | 'hold';

type OrderDialogProps = { order: Transitionable<Order>; event: OrderAnswer; onClose: () => void };

/** The dialog of one transition. */
export function OrderDialog({ order, event, onClose }: OrderDialogProps) {
  const t = useT();
  const perform = usePerform(order, `order.${event}`);
  const note = orderFlow[order.view.status][event]?.text;
  return (
    <TransitionDialog
      title={t(`order.event.${event}`)}
      text={t(`transition.order.${event}.text`)}
      note={note && { label: t('transition.order.hold.label'), required: note === 'required' }}
      onSend={(text) => perform({ text })}
      onClose={onClose}
    />
  );
}
