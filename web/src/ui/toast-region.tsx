import { MAX_TOAST_PAUSE_MS } from '@contract/constants';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { useT } from '../lib/strings';
import { Icon, type IconName } from './icon';
import { lastControls } from './last-control';
import { placeToasts } from './toast-place';
import { isWaiting, startToast, type ToastKind } from './toast-queue';

export { toast };

const icons: Record<ToastKind, IconName> = { success: 'check', error: 'circle-alert', loading: 'loader', custom: 'info', blank: 'info' };

/** What toasts never cover: price and action, the most important first. */
const PRICE_AND_ACTION = '.bottom-bar, .button.primary, .sum, .offer-sums, tfoot, .cookie-banner';
/** What must stay in sight may also move or appear by itself. */
const LOOK_AGAIN_MS = 200;

export type ToastRegionProps = {
  /** The live region where what toasts say is announced. */
  announcer: RefObject<HTMLElement | null>;
};

/** Where toasts appear: bottom right, newest at the bottom, beside what must stay in sight. */
export function ToastRegion({ announcer }: ToastRegionProps) {
  const { toasts, handlers } = useToaster();
  const { hold, release } = usePause(handlers);
  const region = usePlace(toasts.length > 0);
  return (
    <>
      <div ref={region} className="toasts" onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
        {toasts.toReversed().map((shown) => (
          <ToastSheet key={shown.id} shown={shown} />
        ))}
      </div>
      {announcer.current && createPortal(<Announced toasts={toasts} />, announcer.current)}
    </>
  );
}

export function ToastSheet({ shown }: { shown: Toast }) {
  const t = useT();
  const isNew = isWaiting(shown);
  const start = useEffectEvent(() => startToast(toast, shown));
  useEffect(() => (isNew ? afterPaint(start) : undefined), [isNew]);
  return (
    <div
      className={`toast ${shown.type}`}
      data-leaving={shown.visible ? undefined : ''}
      role={shown.type === 'error' ? 'alert' : undefined}
    >
      <Icon name={icons[shown.type]} />
      <div>{resolveValue(shown.message, shown)}</div>
      <button type="button" className="icon-button" aria-label={t('toast.close')} onClick={() => toast.dismiss(shown.id)}>
        <Icon name="x" />
      </button>
    </div>
  );
}

/** An error interrupts, by its role; everything else is said when there is silence. */
const Announced = ({ toasts }: { toasts: readonly Toast[] }) =>
  toasts
    .filter(({ type, visible }) => visible && type !== 'error')
    .map((shown) => <p key={shown.id}>{resolveValue(shown.message, shown)}</p>);

/** Pages in the background are not painted; there it waits. @returns calls it off */
function afterPaint(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

/** Hover and focus stop the clock, but not for ever: a finger leaves nothing, and a pointer may have been left there. */
function usePause({ startPause, endPause }: ReturnType<typeof useToaster>['handlers']) {
  const [isHeld, setHeld] = useState(false);
  const start = useEffectEvent(startPause);
  const end = useEffectEvent(endPause);
  useEffect(() => {
    if (!isHeld) return;
    start();
    const timer = setTimeout(() => setHeld(false), MAX_TOAST_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [isHeld]);
  return { hold: () => setHeld(true), release: () => setHeld(false) };
}

/** Keeps the region at its place while there are toasts. */
function usePlace(inUse: boolean): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (region.current) place(region.current);
  });
  useEffect(() => {
    if (!inUse) return;
    const listening = new AbortController();
    const look = () => region.current && place(region.current);
    for (const type of ['scroll', 'resize'] as const) addEventListener(type, look, { passive: true, signal: listening.signal });
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, [inUse]);
  return region;
}

function place(region: HTMLElement): void {
  const kept = [...lastControls().filter((control) => !region.contains(control)), ...document.querySelectorAll(PRICE_AND_ACTION)];
  const { offsetWidth: width, offsetHeight: height } = region;
  const { clientWidth } = document.documentElement;
  const { right, bottom } = placeToasts(
    { width, height },
    { width: clientWidth, height: innerHeight },
    kept.map((element) => element.getBoundingClientRect()),
  );
  Object.assign(region.style, { right: `${right}px`, bottom: `${bottom}px` });
}
