import { useT } from '../../lib/strings';
import type { KeptDocument } from '../../lib/use-kept-document';
import { UndoNote } from '../feedback/undo-note';

/** What happened to the visitor's work: taken away and to be had back, or not stored by the browser. */
export function ToolNotes({ kept }: { kept: Pick<KeptDocument<unknown>, 'isKept' | 'undoable' | 'undo'> }) {
  const t = useT();
  return (
    <div className="tool-notes no-print">
      <UndoNote text={kept.undoable} onUndo={kept.undo} />
      {!kept.isKept && (
        <p className="note warn" role="alert">
          {t('tool.not-kept')}
        </p>
      )}
    </div>
  );
}
