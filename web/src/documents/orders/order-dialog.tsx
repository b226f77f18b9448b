import type { Order } from '@contract/production/order';
import { orderFlow } from '@contract/states/order';
import { useT } from '../../lib/text/strings';
import { MoveDialog } from '../../ui/forms/move-dialog';
import { useMove, type Movable } from '../transitions/use-move';

/** What a customer does with an order in a few words; asking for a revision takes a form. */
export type OrderAnswer = 'complete' | 'hold';

type OrderDialogProps = { order: Movable<Order>; event: OrderAnswer; onClose: () => void };

/** The dialog of one move. */
export function OrderDialog({ order, event, onClose }: OrderDialogProps) {
  const t = useT();
  const move = useMove(order, `order.${event}`);
  const words = orderFlow[order.view.status][event]?.text;
  return (
    <MoveDialog
      title={t(`order.event.${event}`)}
      text={t(`move.order.${event}.text`)}
      words={words && { label: t('move.order.hold.label'), required: words === 'required' }}
      onSend={(text) => move({ text })}
      onClose={onClose}
    />
  );
}
