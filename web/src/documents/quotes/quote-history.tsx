import type { QuoteView } from '@contract/quoting/offer';
import { useT } from '../../lib/text/strings';
import { History } from '../../ui/layout/history';
import type { QuoteStatus } from '@contract/states/quote';

/** The way of a request, as customers follow it. */
const quoteSteps = ['received', 'review', 'offer', 'decision'] as const;

/** The step a quote is at; null when its way has ended early. */
const quoteStepAt: Record<QuoteStatus, number | null> = {
  submitted: 0,
  in_review: 1,
  needs_info: 1,
  changes_requested: 1,
  offered: 2,
  accepted: 3,
  declined: null,
  expired: null,
  withdrawn: null,
  declined_by_us: null,
  cancelled: null,
};

/** The way of a request so far, and the steps that are left. */
export function QuoteHistory({ quote: { status, timeline } }: { quote: Pick<QuoteView, 'status' | 'timeline'> }) {
  const t = useT();
  const at = quoteStepAt[status];
  const left = at === null ? [] : quoteSteps.slice(at + 1);
  return <History timeline={timeline} next={left.map((step) => t(`quote.step.${step}`))} />;
}
