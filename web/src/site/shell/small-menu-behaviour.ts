/** What native popovers lack: the page behind is held, links close the menu, and levels give the focus back. */
export function attachSmallMenu(menu: HTMLElement, signal: AbortSignal) {
  menu.addEventListener('beforetoggle', (event) => event.target === menu && holdBehind((event as ToggleEvent).newState === 'open'), {
    signal,
  });
  menu.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && menu.hidePopover(), { signal });
  // The browser gives the focus back only for the outermost popover. The event does not bubble.
  menu.addEventListener('toggle', (event) => (event as ToggleEvent).newState === 'closed' && focusOpener(event.target as Element, menu), {
    capture: true,
    signal,
  });
  signal.addEventListener('abort', () => holdBehind(false));
}

/** While the menu covers the page, the page can be neither read nor reached by Tab. */
function holdBehind(held: boolean) {
  for (const behind of document.querySelectorAll<HTMLElement>('.header, main, .footer')) behind.inert = held;
}

function focusOpener(level: Element, menu: HTMLElement) {
  if (level !== menu) menu.querySelector<HTMLElement>(`[popovertarget="${level.id}"]`)?.focus();
}
