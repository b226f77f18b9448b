import type { QuoteStatus } from '@contract/states/quote';

/** The way of a request, as customers follow it. */
export const quoteSteps = ['received', 'review', 'offer', 'decision'] as const;

/** The step a quote is at; null when its way has ended early. */
export const quoteStepAt: Record<QuoteStatus, number | null> = {
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
