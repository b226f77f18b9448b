import { MAX_NOTE_LENGTH } from '@contract/quoting/cart';
import { useState } from 'react';
import { useT } from '../../../lib/text/strings';

/** What the note's field in a form holds, left or not. */
export const noteIn = (form: HTMLFormElement): string => String(new FormData(form).get('note') ?? '').trim();

/** A note to a product; passed on when the field is left. */
export function NoteField({ note, onNote }: { note: string; onNote: (note: string) => void }) {
  const t = useT();
  const [draft, setDraft] = useState({ text: note, follows: note });
  if (draft.follows !== note) setDraft({ text: note, follows: note });
  return (
    <label className="field note-field">
      <span>
        {t('note.label')} <span className="muted">{t('field.optional')}</span>
      </span>
      <textarea
        name="note"
        className="input"
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={draft.text}
        onChange={(event) => setDraft({ ...draft, text: event.target.value })}
        onBlur={() => draft.text.trim() !== note && onNote(draft.text.trim())}
      />
    </label>
  );
}
