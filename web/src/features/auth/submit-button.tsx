import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LongArrow } from '../../ui/long-arrow';
import { Spinner } from '../../ui/spinner';

/**
 * A form's one action. While it runs it stays in its place and takes no second click;
 * before the application runs it takes none, since the form would be sent to nowhere.
 */
export const SubmitButton = ({ sending, children }: { sending: boolean; children: ReactNode }) => (
  <button type="submit" className="button primary full submit" disabled={!useHydrated()} aria-disabled={sending || undefined}>
    {sending && <Spinner />}
    {children} {!sending && <LongArrow />}
  </button>
);
