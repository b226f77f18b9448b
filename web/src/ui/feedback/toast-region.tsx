import { MAX_TOAST_PAUSE_MS } from '@contract/constants';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { useT } from '../../lib/text/strings';
import { Icon, type IconName } from '../marks/icon';
import { lastControls, isWaiting, startToast, type ToastKind } from './toast-queue';

export { toast };

const icons: Record<ToastKind, IconName> = { success: 'check', error: 'circle-alert', loading: 'loader', custom: 'info', blank: 'info' };

/** Elements that toasts never cover: price and action, the most important first. */
const PRICE_AND_ACTION = '.bottom-bar, .button.primary, .box-total, .sum, .offer-sums, tfoot, .cookie-banner';
/** The interval at which the elements to keep clear are looked for again, since they may move or appear by themselves. */
const LOOK_AGAIN_MS = 200;

export type ToastRegionProps = {
  /** The live region that was there before. */
  region: RefObject<HTMLElement | null>;
};

/** Shows toasts bottom right, newest at the bottom, beside what must stay in sight. */
export function ToastRegion({ region }: ToastRegionProps) {
  const { toasts, handlers } = useToaster();
  const { hold, release } = usePause(handlers);
  usePlace(region, toasts.length > 0);
  return (
    region.current &&
    createPortal(
      <div onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
        {toasts.toReversed().map((shown) => (
          <ToastSheet key={shown.id} shown={shown} />
        ))}
      </div>,
      region.current,
    )
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

/** Acts after the next paint; pages in the background are not painted, and there it waits. @returns a function that cancels it */
function afterPaint(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

/** Stops the clock on hover and focus, but not for ever: a finger leaves nothing, and a pointer may have been left there. */
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
function usePlace(region: RefObject<HTMLElement | null>, inUse: boolean): void {
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
  }, [region, inUse]);
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

/** The position of an element in the window, as `getBoundingClientRect` returns it. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
type Size = { width: number; height: number };
/** The distances from the window's right and lower edge. */
type Place = { right: number; bottom: number };

/** The distance from the window's edges and from what is left free. */
const MARGIN = 16;

/**
 * Returns the place nearest to the bottom right corner (spec §2) that leaves `kept` free.
 * @param kept what must stay in sight, the most important first: where there is no room beside all, the last are covered
 */
export function placeToasts(toasts: Size, view: Size, kept: readonly Box[]): Place {
  const seen = kept.filter(({ left, top, right, bottom }) => right > left && bottom > top && bottom > 0 && top < view.height);
  for (let count = seen.length; count > 0; count--) {
    const place = nearestFree(toasts, view, seen.slice(0, count));
    if (place) return place;
  }
  return { right: MARGIN, bottom: MARGIN };
}

function nearestFree({ width, height }: Size, view: Size, kept: readonly Box[]): Place | undefined {
  const rights = [MARGIN, ...kept.map(({ left }) => view.width - left + MARGIN)].filter((right) => right + width <= view.width);
  const bottoms = [MARGIN, ...kept.map(({ top }) => view.height - top + MARGIN)].filter((bottom) => bottom + height <= view.height);
  const isFree = ({ right, bottom }: Place) =>
    kept.every(
      (box) =>
        box.left >= view.width - right ||
        box.right <= view.width - right - width ||
        box.top >= view.height - bottom ||
        box.bottom <= view.height - bottom - height,
    );
  const corner = (place: Place) => place.right + place.bottom;
  return rights
    .flatMap((right) => bottoms.map((bottom) => ({ right, bottom })))
    .filter((place) => place.right >= MARGIN && place.bottom >= MARGIN && isFree(place))
    .toSorted((one, other) => corner(one) - corner(other))[0];
}
