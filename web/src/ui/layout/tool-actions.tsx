import { type ReactNode, useState } from 'react';
import { useT } from '../../lib/text/strings';
import { logFailure } from '../../lib/page/log-failure';
import { FieldMessage } from '../forms/field-message';
import { Icon } from '../marks/icon';
import { LongArrow } from '../marks/long-arrow';
import { Spinner } from '../feedback/loading';
import { useToast } from '../feedback/toasts';
import type { KeptDocument } from '../../lib/storage/use-kept-document';

type ToolActionsProps = {
  /** Returns true if the fields hold the result; else it has led to the one that is wrong. */
  isReady?: () => boolean;
  /** Makes and offers the file; a failure is said. */
  onExport: () => Promise<void>;
  /** True while there is nothing to take along. */
  isEmpty: boolean;
  /** Absent when there is nothing to order. */
  onOrder?: (() => void) | undefined;
  /** The text that says what is ordered, and for how much. */
  children?: ReactNode;
};

/** Buttons for a tool's result: to take it along, or to have it done by us. */
export function ToolActions({ isReady = () => true, onExport, isEmpty, onOrder, children }: ToolActionsProps) {
  const t = useT();
  const { work } = useToast();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const unlessWrong = (act: () => void) => () => (isReady() ? act() : work.error(t('tool.unfinished')));
  const exportFile = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await onExport();
    } catch (failure) {
      logFailure('a result cannot be exported', failure);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {onOrder && (
        <button type="button" className="button primary full" onClick={unlessWrong(onOrder)}>
          {t('tool.order')} <LongArrow />
        </button>
      )}
      {!isEmpty && (
        <>
          <button type="button" className="button full" disabled={isBusy} onClick={unlessWrong(() => void exportFile())}>
            {isBusy ? <Spinner /> : <Icon name="download" />} {t('tool.export')}
          </button>
          {/* No toast: without a connection, the usual cause, its own code may be missing too. */}
          {hasFailed && (
            <p role="alert">
              <FieldMessage text={t('tool.export.failed')} />
            </p>
          )}
          <button type="button" className="button full" onClick={unlessWrong(() => window.print())}>
            {t('tool.print')}
          </button>
        </>
      )}
      {children}
    </>
  );
}

/** Says what happened to the visitor's work: that it was removed and can be had back, or that the browser does not store it. */
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

type UndoNoteProps = {
  /** The text that names the last change; null while there is nothing to undo. */
  text: string | null;
  onUndo: () => void;
};

/** Says what was removed or replaced, and takes it back. It stays until the next change, since toasts are too short for some. */
function UndoNote({ text, onUndo }: UndoNoteProps) {
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
