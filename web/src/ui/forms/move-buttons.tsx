import type { ReactNode } from 'react';
import { useT } from '../../lib/text/strings';
import { Spinner } from '../feedback/spinner';

type MoveButtonsProps = {
  sending: boolean;
  danger?: boolean;
  /** The way back that changes nothing. */
  onClose: () => void;
  /** What the move is called. */
  children: ReactNode;
};

/** Makes a move or leaves it; while it is made the buttons take no further click. */
export function MoveButtons({ sending, danger = false, onClose, children }: MoveButtonsProps) {
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
