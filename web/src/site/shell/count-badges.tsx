import { useMemo, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Shows the badge in every slot of header and menu, once these parts of the frame are there. */
export function CountBadges({ badge, above, below }: { badge: ReactNode; above: Element | null; below: Element | null }) {
  const slots = useMemo(() => [above, below].flatMap((part) => (part ? [...part.querySelectorAll('.badge-slot')] : [])), [above, below]);
  return slots.map((slot, index) => createPortal(badge, slot, String(index)));
}
