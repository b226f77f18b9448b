import type { Translate } from '../../lib/strings';

const ROTATION_MS = 6_000;
const MOVES = '(max-width: 720px) and (prefers-reduced-motion: no-preference)';

/** Shows the next claim of the info bar every 6 s on small screens, until its button is pressed. */
export function rotateClaims(bar: HTMLElement, t: Translate, signal: AbortSignal) {
  const claims = [...bar.querySelectorAll('li')];
  const pause = bar.querySelector('button');
  let current = 0;
  const showNext = () => {
    if ('paused' in bar.dataset || !matchMedia(MOVES).matches) return;
    current = (current + 1) % claims.length;
    for (const [index, claim] of claims.entries()) claim.toggleAttribute('data-current', index === current);
  };
  const timer = setInterval(showNext, ROTATION_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  const toggle = () => pause?.setAttribute('aria-label', t(bar.toggleAttribute('data-paused') ? 'claims.play' : 'claims.pause'));
  pause?.addEventListener('click', toggle, { signal });
}
