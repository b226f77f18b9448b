import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useT } from '../../lib/text/strings';
import { Spinner } from '../feedback/loading';

type ModalProps = { title: string; onClose: () => void; /** Makes room for several fields. */ wide?: boolean; children: ReactNode };

/** A dialog above the page; Esc closes it, and the focus returns to where it was. */
export function Modal({ title, onClose, wide = false, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // It is closed before it leaves the page: only a dialog that is closed gives the focus back.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'box confirm-dialog wide' : 'box confirm-dialog'}
      aria-labelledby={id}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
    >
      <div className="box-body">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

type DialogButtonsProps = {
  sending: boolean;
  danger?: boolean;
  /** Closes the dialog without a change. */
  onClose: () => void;
  /** The name of the transition. */
  children: ReactNode;
};

/** Makes a transition or leaves it; while it is made the buttons take no further click. */
export function DialogButtons({ sending, danger = false, onClose, children }: DialogButtonsProps) {
  const t = useT();
  return (
    <div className="row">
      <button type="submit" className={danger ? 'button danger' : 'button primary'} disabled={sending}>
        {sending && <Spinner />}
        {children}
      </button>
      <button type="button" className="button" disabled={sending} onClick={onClose}>
        {t('dialog.cancel')}
      </button>
    </div>
  );
}
