import { useEffect, useState, type ComponentType } from 'react';
import { useLoadStrings } from '../../lib/text/strings';
import { followSearchLinks } from '../../static-markup/search-links';

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
    // If the search cannot be loaded now, its page may explain why.
    return followSearchLinks((link) => void open().catch(() => location.assign(link.href)));
  }, [loadStrings]);
  return isOpen && dialog && <dialog.Search onClose={() => setOpen(false)} />;
}
