import { type BoardStage, boardStages } from '@contract/production/order';
import { nextOrderStatus, type OrderStatus, staffOrderTransitions } from '@contract/states/order';
import type { ActorKind } from '@contract/states/transition';
import type { StringKey } from '../../../lib/text/strings';

export type BoardEvent = (typeof staffOrderTransitions)[number];

/** A stage that an order can be moved to, and the transition that does it. */
export type BoardMove = { event: BoardEvent; to: BoardStage };

type Movable = { status: OrderStatus; heldFrom: OrderStatus | null };

const isStage = (status: OrderStatus | null): status is BoardStage => (boardStages as readonly (string | null)[]).includes(status);

/** Returns the moves that the table of transitions allows an actor now. */
export const movesOf = (order: Movable, actor: ActorKind): BoardMove[] =>
  staffOrderTransitions.flatMap((event) => {
    const to = nextOrderStatus(order, event, actor);
    return isStage(to) ? [{ event, to }] : [];
  });

/** Returns the text key of the reason for which an order cannot be moved to a stage, in one sentence. */
export const refusalOf = ({ status }: Movable, to: BoardStage): StringKey =>
  status === 'on_hold' ? 'board.refused.held' : `board.refused.${to}`;

/** Transitions that take an order on; one of them is its card's own next step. */
const forward: readonly BoardEvent[] = ['start', 'submit', 'release', 'resume'];

export const nextMove = (moves: readonly BoardMove[]): BoardMove | undefined => moves.find(({ event }) => forward.includes(event));
