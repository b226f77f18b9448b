import { useT } from '../../lib/text/strings';

type UndoNoteProps = {
  /** What was just done; null while there is nothing to take back. */
  text: string | null;
  onUndo: () => void;
};

/** Says what was removed or replaced, and takes it back. It stays until the next change, since toasts are too short for some. */
export function UndoNote({ text, onUndo }: UndoNoteProps) {
  const t = useT();
  return (
    <div className="undo-note" role="status">
      {text !== null && (
        <>
          <span>{text}</span>
          <button type="button" className="link-button" onClick={onUndo}>
            {t('tool.undo')}
          </button>
        </>
      )}
    </div>
  );
}
