const CONTROLS = 'a, button, input, select, textarea, summary';

let last: EventTarget | null = null;

/** Notes what is used from now on, from the moment it is pressed: a toast that moves meanwhile must not take the click. @returns stops it */
export function followControls(): () => void {
  const listening = new AbortController();
  for (const type of ['pointerdown', 'click', 'drop'] as const)
    document.addEventListener(type, ({ target }) => (last = target), { capture: true, signal: listening.signal });
  return () => listening.abort();
}

/** What somebody has just used: by pointer, which gives no focus in some browsers, and by keyboard. */
export const lastControls = (): Element[] =>
  [last, document.activeElement].flatMap((target) => (target instanceof Element ? (controlOf(target) ?? []) : []));

/** A field of files is hidden in its label. */
const controlOf = (target: Element) => target.closest('label') ?? target.closest(CONTROLS);
