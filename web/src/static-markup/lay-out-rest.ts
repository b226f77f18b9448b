/**
 * Lays out, on a first visit, what is below the fold, which `entry-first-paint` has put off: piece by piece when there is time, so that
 * nobody waits for it, and visitors who soon jump far or come back find all heights known.
 */
export function layOutRest(): void {
  if (document.documentElement.dataset.visit) layOut([...document.querySelectorAll<HTMLElement>('.section, .footer')]);
}

function layOut([next, ...rest]: HTMLElement[]): void {
  if (!next) {
    delete document.documentElement.dataset.visit;
    return;
  }
  next.style.contentVisibility = 'visible';
  const goOn = () => layOut(rest);
  // Only one piece is laid out in each frame.
  requestAnimationFrame(() => ('requestIdleCallback' in window ? requestIdleCallback(goOn) : setTimeout(goOn, 50)));
}
