declare global {
  interface Window {
    /** What was pressed and ticked before the application was there to act, to be done again; gone as soon as it is. */
    earlyMoves?: (() => void)[];
  }
}

/** Marks the parts that only the application can answer. */
const WAITING = '[data-early] :is(button, [type=checkbox])';

/** Keeps early clicks until the application repeats them (`useEarlyMoves`): a form sent by the browser itself would only load the page anew. */
export function keepEarlyMoves(): void {
  window.earlyMoves = [];
  addEventListener(
    'click',
    (event) => {
      const clicked = event.target instanceof Element && event.target.closest<HTMLElement>(WAITING);
      if (clicked) window.earlyMoves?.push(repeatOf(clicked, event));
    },
    { capture: true },
  );
}

/** A tick shows at once, and may be there already later on. */
function repeatOf(clicked: HTMLElement, event: MouseEvent): () => void {
  if (clicked instanceof HTMLInputElement) {
    const { checked } = clicked;
    return () => void (clicked.checked === checked || clicked.click());
  }
  event.preventDefault();
  const { detail } = event;
  return () => void clicked.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
}
