import type { Quote } from '@contract/quoting/quote';
import { useT } from '../../lib/strings';
import { QuotePositions } from './quote-positions';
import { QuoteTitle } from './quote-title';

/** A request as a drawing: title block and what was asked for. */
export function RequestSheet({ quote }: { quote: Quote }) {
  const t = useT();
  return (
    <section className="panel quote-sheet" aria-label={t('guest.lines')}>
      <QuoteTitle quote={quote} />
      <QuotePositions quote={quote} />
    </section>
  );
}
