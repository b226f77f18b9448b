/** Calls `open` instead of following a link to the search, or when `/` is pressed. @returns a function that stops it */
export function followSearchLinks(open: (link: HTMLAnchorElement) => void): () => void {
  const handle = (event: MouseEvent | KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && event.type === 'click')) return;
    const link = wantsSearch(event);
    if (!link) return;
    event.preventDefault();
    open(link);
  };
  // This listens before client navigation sees the click.
  const options = { capture: true };
  addEventListener('click', handle, options);
  addEventListener('keydown', handle, options);
  return () => {
    removeEventListener('click', handle, options);
    removeEventListener('keydown', handle, options);
  };
}

/** Returns the link that was clicked or that the key stands for; a slash typed into a field is a slash. */
function wantsSearch(event: MouseEvent | KeyboardEvent): HTMLAnchorElement | null {
  const target = event.target instanceof Element ? event.target : null;
  if (!('key' in event)) return target?.closest<HTMLAnchorElement>('[data-search]') ?? null;
  const isTyping = target?.closest('input, textarea, select, dialog, [contenteditable]');
  return event.key === '/' && !isTyping ? document.querySelector('[data-search]') : null;
}
