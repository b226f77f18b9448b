import { HEADER_SCROLL_THRESHOLD_PX } from '@contract/constants';

/** Tells the stylesheet whether the page is scrolled past the header's threshold (spec §2: 96 px). */
export function followScroll(header: HTMLElement, signal: AbortSignal) {
  const mark = () => header.toggleAttribute('data-scrolled', scrollY > HEADER_SCROLL_THRESHOLD_PX);
  addEventListener('scroll', mark, { passive: true, signal });
  mark();
}
