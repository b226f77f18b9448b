import type { KeyboardEvent } from 'react';
import { moveBetweenRows } from '../tables/move-between-rows';
import type { Selection } from '../tables/use-selection';

const rowIdOf = (element: Element | null): string | undefined => element?.closest('tr')?.dataset.id;

/** For a table's `onKeyDown`: Space chooses the row, with Shift all from the last one; Shift and arrow keys choose on the way. */
export function chooseRows(event: KeyboardEvent<HTMLElement>, { toggle, extendTo }: Selection): void {
  const link = event.target as HTMLElement;
  const id = rowIdOf(link);
  if (!link.matches('.row-link') || id === undefined) return;
  if (event.key === ' ') {
    event.preventDefault();
    (event.shiftKey ? extendTo : toggle)(id);
    return;
  }
  moveBetweenRows(event);
  const reached = rowIdOf(document.activeElement);
  if (event.shiftKey && reached !== undefined && reached !== id) extendTo(reached);
}
