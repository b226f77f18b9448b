import type { ReactNode } from 'react';

type IconFrameProps = { small?: boolean; children: ReactNode };

/** The drawing area of an icon, for components that carry their own paths because they must stay light. */
export const IconFrame = ({ small = false, children }: IconFrameProps) => (
  <svg className={small ? 'icon small' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
);
