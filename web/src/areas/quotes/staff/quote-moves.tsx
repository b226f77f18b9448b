import type { Role } from '@contract/people/roles';
import type { StaffQuoteView } from '@contract/quoting/offer';
import { quoteFlow, staffMoves } from '@contract/states/quote';
import { eventsOf } from '@contract/states/transition';
import type { Movable } from '../../../documents/transitions/use-move';
import { actorOf } from '../../workspace/actor-of';
import { StaffMoves, type StaffMove } from '../../workspace/staff-moves';

/** What staff may do with a quote now, but for sending the offer, which the editor does. */
export function QuoteMoves({ quote, role }: { quote: Movable<StaffQuoteView>; role: Role | null }) {
  const { status } = quote.view;
  const possible: readonly string[] = eventsOf(quoteFlow, status, actorOf(role));
  const moves = staffMoves.flatMap((event): StaffMove[] =>
    event !== 'offer' && possible.includes(event)
      ? [{ name: `quote.${event}`, text: quoteFlow[status][event]?.text, primary: event === 'review' }]
      : [],
  );
  return <StaffMoves document={quote} moves={moves} />;
}
