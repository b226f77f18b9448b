import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useT } from '../lib/strings';

type Question = { title: string; text: string; confirm: string };

/** Asks before something is lost. Render the second part; the promise tells whether the visitor agreed. */
export function useConfirm(): [(question: Question) => Promise<boolean>, ReactNode] {
  const [asked, setAsked] = useState<{ question: Question; answer: (yes: boolean) => void } | null>(null);
  const ask = (question: Question) =>
    new Promise<boolean>((resolve) => setAsked({ question, answer: (yes) => (setAsked(null), resolve(yes)) }));
  return [ask, asked && <ConfirmDialog question={asked.question} onAnswer={asked.answer} />];
}

function ConfirmDialog({ question, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    cancel.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="box confirm-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={() => onAnswer(false)}
    >
      <div className="box-body">
        <h2 id={`${id}-title`}>{question.title}</h2>
        <p id={`${id}-text`}>{question.text}</p>
        <div className="row">
          <button type="button" className="button danger" onClick={() => onAnswer(true)}>
            {question.confirm}
          </button>
          <button ref={cancel} type="button" className="button" onClick={() => onAnswer(false)}>
            {t('dialog.cancel')}
          </button>
        </div>
      </div>
    </dialog>
  );
}
