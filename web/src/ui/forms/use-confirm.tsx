import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Question } from './confirm-dialog';

const ConfirmDialog = lazy(() => import('./confirm-dialog').then((module) => ({ default: module.ConfirmDialog })));

export type Ask = (question: Question) => Promise<boolean>;

/**
 * Returns a function that asks before something is lost or goes out, whose promise says if the visitor agreed; the dialog to render; and a function
 * that takes the question back.
 */
export function useConfirm(): [Ask, ReactNode, () => void] {
  const [requested, setRequested] = useState<{ question: Question; answer: (yes: boolean) => void } | null>(null);
  const ask: Ask = (question) =>
    new Promise<boolean>((resolve) => setRequested({ question, answer: (yes) => (setRequested(null), resolve(yes)) }));
  const dialog = requested && (
    <Suspense>
      <ConfirmDialog question={requested.question} onAnswer={requested.answer} />
    </Suspense>
  );
  return [ask, dialog, () => requested?.answer(false)];
}
