import type { QuoteStatus } from '@contract/quote';

type Tone = 'new' | 'work' | 'wait' | 'ok' | 'bad' | 'off';

/** The glyph and colour of each status, always next to its word. */
export const quoteStatusTone: Record<QuoteStatus, Tone> = {
  submitted: 'new',
  in_review: 'work',
  needs_info: 'wait',
  offered: 'wait',
  accepted: 'ok',
  declined: 'bad',
  changes_requested: 'work',
  expired: 'off',
  withdrawn: 'off',
  declined_by_us: 'bad',
  cancelled: 'off',
};
