import type { StaffOrder } from '@contract/production/order';
import type { Role } from '@contract/people/roles';
import { orderFlow, staffOrderMoves } from '@contract/states/order';
import { eventsOf } from '@contract/states/transition';
import type { Movable } from '../../../documents/transitions/use-move';
import { actorOf } from '../../workspace/actor-of';
import { StaffMoves, type StaffMove } from '../../workspace/staff-moves';

/** What most orders do next. */
const forward: readonly string[] = ['start', 'submit', 'release', 'resume'];

/** What staff may do with an order now. */
export function OrderMoves({ order, role }: { order: Movable<StaffOrder>; role: Role | null }) {
  const { status } = order.view;
  const possible: readonly string[] = eventsOf(orderFlow, status, actorOf(role));
  const moves = staffOrderMoves
    .filter((event) => possible.includes(event))
    .map((event): StaffMove => ({ name: `order.${event}`, text: orderFlow[status][event]?.text, primary: forward.includes(event) }));
  return <StaffMoves document={order} moves={moves} />;
}
