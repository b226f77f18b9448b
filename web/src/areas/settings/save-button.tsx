import type { ReactNode } from 'react';
import { Spinner } from '../../ui/feedback/spinner';

type SaveButtonProps = { sending: boolean; danger?: boolean; children: ReactNode };

/** A section's one action; while it runs it stays in its place and takes no second click. */
export const SaveButton = ({ sending, danger = false, children }: SaveButtonProps) => (
  <button type="submit" className={danger ? 'button danger' : 'button primary'} aria-disabled={sending || undefined}>
    {sending && <Spinner />}
    {children}
  </button>
);
