import type { QuoteView } from '@contract/quoting/quote-view';
import { quoteFlow } from '@contract/states/quote';
import { useT } from '../../lib/strings';
import { MoveDialog } from '../../ui/forms/move-dialog';
import { useMove, type Movable } from '../transitions/use-move';
import { ChangeRequestDialog } from './change-request-dialog';
import { openQuestion } from './open-question';

/** What a customer does with a quote in a few words; accepting takes a form. */
export type QuoteAnswer = 'answer' | 'request-changes' | 'decline' | 'cancel';

export type QuoteDialogProps = { quote: Movable<QuoteView>; event: QuoteAnswer; onClose: () => void };

/** The dialog of one move. */
export function QuoteDialog({ quote, event, onClose }: QuoteDialogProps) {
  const t = useT();
  const move = useMove(quote, `quote.${event}`);
  const { offer, status } = quote.view;
  const send = (text?: string) => move({ text });
  if (event === 'request-changes' && offer) return <ChangeRequestDialog offer={offer} onSend={send} onClose={onClose} />;
  const question = event === 'answer' && openQuestion(quote.view);
  return (
    <MoveDialog
      title={t(`quote.event.${event}`)}
      text={t(`move.quote.${event}.text`)}
      words={{ label: t(`move.quote.${event}.label`), required: quoteFlow[status][event]?.text === 'required' }}
      danger={event === 'decline' || event === 'cancel'}
      onSend={send}
      onClose={onClose}
    >
      {question && <blockquote className="open-question">{question.text}</blockquote>}
    </MoveDialog>
  );
}
