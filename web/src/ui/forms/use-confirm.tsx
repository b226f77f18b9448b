import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Question } from './confirm-dialog';

const ConfirmDialog = lazy(() => import('./confirm-dialog').then((module) => ({ default: module.ConfirmDialog })));

export type Ask = (question: Question) => Promise<boolean>;

/** Asks before something is lost. Render the second part; the promise tells whether the visitor agreed. The third takes the question back. */
export function useConfirm(): [Ask, ReactNode, () => void] {
  const [asked, setAsked] = useState<{ question: Question; answer: (yes: boolean) => void } | null>(null);
  const ask: Ask = (question) => new Promise<boolean>((resolve) => setAsked({ question, answer: (yes) => (setAsked(null), resolve(yes)) }));
  const dialog = asked && (
    <Suspense>
      <ConfirmDialog question={asked.question} onAnswer={asked.answer} />
    </Suspense>
  );
  return [ask, dialog, () => asked?.answer(false)];
}
