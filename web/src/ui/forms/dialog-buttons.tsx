import type { ReactNode } from 'react';
import { useT } from '../../lib/text/strings';
import { Spinner } from '../feedback/loading';

type DialogButtonsProps = {
  sending: boolean;
  danger?: boolean;
  /** The way back that changes nothing. */
  onClose: () => void;
  /** What the transition is called. */
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
