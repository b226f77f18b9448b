/**
 * Keeps, in pages with elements that only the application can answer (`data-early`), what is pressed and ticked there until the application
 * repeats it (`useEarlyClicks`, `useEarlyActions`). A form sent by the browser itself would only load the page anew; Enter in a field
 * presses the form's button.
 */
declare global {
  interface Window {
    /** The clicks from before the application could act, to be repeated; removed as soon as it can. */
    earlyActions?: (() => void)[];
  }
}

const WAITING = '[data-early] :is(button, [type=checkbox])';

/** Returns what repeats a click. A tick shows at once, and may be there already later on. */
function repeatOf(clicked: HTMLElement, event: MouseEvent): () => void {
  if (clicked instanceof HTMLInputElement) {
    const { checked } = clicked;
    return () => void (clicked.checked === checked || clicked.click());
  }
  event.preventDefault();
  const { detail } = event;
  return () => void clicked.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
}

window.earlyActions = [];
addEventListener(
  'click',
  (event) => {
    const clicked = event.target instanceof Element && event.target.closest<HTMLElement>(WAITING);
    if (clicked) window.earlyActions?.push(repeatOf(clicked, event));
  },
  { capture: true },
);

export {};
