import { useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../../lib/strings';
import { Field } from '../../../ui/forms/field';

/** A field to paste cells into, for who has no keyboard to paste with. */
export function PasteDialog({ onPaste, onClose }: { onPaste: (text: string) => void; onClose: () => void }) {
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="box confirm-dialog paste-dialog" aria-labelledby={id} onClose={onClose}>
      <form
        className="box-body stack"
        onSubmit={(event) => {
          event.preventDefault();
          onPaste(text);
          onClose();
        }}
      >
        <h2 id={id}>{t('room-book.paste.title')}</h2>
        <p>{t('room-book.paste.text')}</p>
        <Field name="cells" label={t('room-book.paste.label')} required multiline spellCheck={false} value={text} onValue={setText} />
        <div className="row">
          <button type="submit" className="button primary" disabled={text.trim() === ''}>
            {t('room-book.paste.confirm')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('dialog.cancel')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
