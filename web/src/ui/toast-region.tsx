import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { useT } from '../lib/strings';
import { Icon, type IconName } from './icon';
import type { ToastKind } from './toast-queue';

const icons: Record<ToastKind, IconName> = { success: 'check', error: 'circle-alert', loading: 'loader', custom: 'info', blank: 'info' };

/** Where toasts appear: bottom right, newest at the bottom; hover and focus stop the clock. */
export default function ToastRegion() {
  const { toasts, handlers } = useToaster();
  return (
    <div
      className="toasts"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.toReversed().map((shown) => (
        <ToastSheet key={shown.id} shown={shown} />
      ))}
    </div>
  );
}

export function ToastSheet({ shown }: { shown: Toast }) {
  const t = useT();
  return (
    <div className={`toast ${shown.type}`} data-leaving={shown.visible ? undefined : ''} role={shown.type === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[shown.type]} />
      <div>{resolveValue(shown.message, shown)}</div>
      <button type="button" className="icon-button" aria-label={t('toast.close')} onClick={() => toast.dismiss(shown.id)}>
        <Icon name="x" />
      </button>
    </div>
  );
}
