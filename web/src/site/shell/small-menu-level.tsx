import type { Accent } from '@contract/content/product';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/marks/icon';

type SmallMenuLevelProps = { id: string; label: string; accent?: Accent; rowClass: string; row: ReactNode; children: ReactNode };

/** A row of the small menu and the level it opens, which covers the first one and leads back. */
export function SmallMenuLevel({ id, label, accent, rowClass, row, children }: SmallMenuLevelProps) {
  const popoverId = `small-menu-${id}`;
  return (
    <>
      <button type="button" className={rowClass} data-accent={accent} popoverTarget={popoverId}>
        {row}
      </button>
      <div id={popoverId} popover="auto" className="small-menu-level" data-accent={accent} role="group" aria-label={label}>
        <button type="button" className="small-menu-back" popoverTarget={popoverId} popoverTargetAction="hide" autoFocus>
          <Icon name="arrow-left" /> {label}
        </button>
        {children}
      </div>
    </>
  );
}
