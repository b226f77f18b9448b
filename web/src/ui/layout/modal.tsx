import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

type ModalProps = { title: string; onClose: () => void; /** Room for several fields. */ wide?: boolean; children: ReactNode };

/** A dialog above the page; Esc closes it, and the focus returns to where it was. */
export function Modal({ title, onClose, wide = false, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Before it leaves the page: only a dialog that is closed gives the focus back.
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
