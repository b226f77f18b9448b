import type { ReactNode } from 'react';
import { LongArrow } from '../../ui/marks/long-arrow';
import { Spinner } from '../../ui/feedback/spinner';

/** A form's one action. While it runs it stays in its place and takes no second click. */
export const SubmitButton = ({ sending, children }: { sending: boolean; children: ReactNode }) => (
  <button type="submit" className="button primary full submit" aria-disabled={sending || undefined}>
    {sending && <Spinner />}
    {children} {!sending && <LongArrow />}
  </button>
);
