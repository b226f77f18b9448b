import { createContext, use, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../marks/icon';
import { useT } from '../../lib/text/strings';
import { Spinner } from '../feedback/loading';

type ModalProps = { title: string; onClose: () => void; /** Makes room for several fields. */ wide?: boolean; children: ReactNode };

/** Closes the dialog around, after asking where typed text would be lost. */
const CloseContext = createContext<(() => void) | null>(null);

/**
 * A dialog above the page; Esc closes it, and the focus returns to where it was. Whoever has typed something is asked before it is thrown
 * away.
 */
export function Modal({ title, onClose, wide = false, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const typed = useRef(new Set<Typed>());
  const [asking, setAsking] = useState(false);
  const close = () => ([...typed.current].some(holdsText) && !asking ? setAsking(true) : onClose());
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
      onInput={({ target }) => isTyped(target) && typed.current.add(target)}
      onCancel={(event) => {
        if (event.target !== event.currentTarget || ![...typed.current].some(holdsText)) return;
        event.preventDefault();
        setAsking(!asking);
      }}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
    >
      <div className="box-body">
        <h2 id={id}>{title}</h2>
        <CloseContext value={close}>{children}</CloseContext>
        {asking && <DiscardQuestion onDiscard={onClose} onGoOn={() => setAsking(false)} />}
      </div>
    </dialog>
  );
}

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Returns true for a field into which people write; ticks and searches are no loss. */
const isTyped = (target: EventTarget): target is Typed =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|file|search|range)$/.test(target.type));

const holdsText = (field: Typed): boolean => field.isConnected && field.value.trim() !== '';

function DiscardQuestion({ onDiscard, onGoOn }: { onDiscard: () => void; onGoOn: () => void }) {
  const t = useT();
  return (
    <div className="note warn" role="alert">
      <Icon name="triangle-alert" />
      <div className="stack">
        <p>{t('dialog.discard.text')}</p>
        <div className="row">
          <button type="button" className="button small danger" onClick={onDiscard}>
            {t('dialog.discard')}
          </button>
          <button type="button" className="button small" onClick={onGoOn}>
            {t('dialog.go-on')}
          </button>
        </div>
      </div>
    </div>
  );
}

type DialogButtonsProps = {
  sending: boolean;
  danger?: boolean;
  /** Stands within a list, where the page's own action is the filled one. */
  small?: boolean;
  /** Closes the dialog without a change. */
  onClose: () => void;
  /** The name of the transition. */
  children: ReactNode;
};

/** Makes a transition or leaves it; while it is made the buttons take no further click. */
export function DialogButtons({ sending, danger = false, small = false, onClose, children }: DialogButtonsProps) {
  const t = useT();
  const close = use(CloseContext) ?? onClose;
  return (
    <div className="row">
      <button type="submit" className={small ? 'button small' : danger ? 'button danger' : 'button primary'} disabled={sending}>
        {sending && <Spinner />}
        {children}
      </button>
      <button type="button" className={small ? 'button ghost small' : 'button'} disabled={sending} onClick={close}>
        {t('dialog.cancel')}
      </button>
    </div>
  );
}
