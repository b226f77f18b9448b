import { useEffect, useState, type ComponentType } from 'react';
import { useLoadStrings } from '../../lib/text/strings';

type Dialog = ComponentType<{ onClose: () => void }>;

/** Opens the search over the page where a link to its page is clicked or `/` is pressed. All of it loads on first use. */
export function SearchOpener() {
  const loadStrings = useLoadStrings();
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<{ Search: Dialog }>();
  useEffect(() => {
    const open = async () => {
      const [{ SearchDialog: Search }] = await Promise.all([import('./search-dialog'), loadStrings(['search', 'catalogue'])]);
      setDialog({ Search });
      setOpen(true);
    };
    const handle = (event: MouseEvent | KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && event.type === 'click')) return;
      const link = wantsSearch(event);
      if (!link) return;
      event.preventDefault();
      // What cannot be loaded now, the page of the search may tell.
      open().catch(() => location.assign(link.href));
    };
    // Before client navigation sees the click.
    const options = { capture: true };
    addEventListener('click', handle, options);
    addEventListener('keydown', handle, options);
    return () => {
      removeEventListener('click', handle, options);
      removeEventListener('keydown', handle, options);
    };
  }, [loadStrings]);
  return isOpen && dialog && <dialog.Search onClose={() => setOpen(false)} />;
}

/** The link that was clicked or that the key stands for; a slash typed into a field is a slash. */
function wantsSearch(event: MouseEvent | KeyboardEvent): HTMLAnchorElement | null {
  const target = event.target instanceof Element ? event.target : null;
  if (!('key' in event)) return target?.closest<HTMLAnchorElement>('[data-search]') ?? null;
  const isTyping = target?.closest('input, textarea, select, dialog, [contenteditable]');
  return event.key === '/' && !isTyping ? document.querySelector('[data-search]') : null;
}
