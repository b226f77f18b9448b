import { useEffect, useId, useRef } from 'react';
import { useT } from '../../lib/text/strings';

export type Question = {
  title: string;
  text: string;
  confirm: string;
  /** True where nothing is lost by a yes: its button is the main action then, not a warning. */
  isHarmless?: boolean;
};

/** A question with its two answers; Esc is no. */
export function ConfirmDialog({ question, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
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
          <button type="button" className={question.isHarmless ? 'button primary' : 'button danger'} onClick={() => onAnswer(true)}>
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
