import type { QuoteView } from '@contract/quoting/quote-view';
import { useT } from '../../lib/strings';
import { History } from '../../ui/layout/history';
import { quoteStepAt, quoteSteps } from './quote-progress';

/** The way of a request so far, and the steps that are left. */
export function QuoteHistory({ quote: { status, timeline } }: { quote: Pick<QuoteView, 'status' | 'timeline'> }) {
  const t = useT();
  const at = quoteStepAt[status];
  const left = at === null ? [] : quoteSteps.slice(at + 1);
  return <History timeline={timeline} next={left.map((step) => t(`quote.step.${step}`))} />;
}
