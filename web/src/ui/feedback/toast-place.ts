/** Where something lies in the window, as `getBoundingClientRect` tells. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
type Size = { width: number; height: number };
/** Distances from the window's right and lower edge. */
export type Place = { right: number; bottom: number };

/** From the window's edges and from what is left free. */
const MARGIN = 16;

/**
 * The place nearest to the bottom right corner (spec §2) that leaves `kept` free.
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
