import type { ReactNode } from 'react';

export const check = <path d="M20 6 9 17l-5-5" />;
export const minus = <path d="M5 12h14" />;
export const plus = <path d="M5 12h14M12 5v14" />;
export const loader = <path d="M12 2v4m4.2 1.8 2.9-2.9M18 12h4m-5.8 4.2 2.9 2.9M12 18v4m-7.1-2.9 2.9-2.9M2 12h4M4.9 4.9l2.9 2.9" />;
export const circleAlert = (
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 8v4m0 4h.01" />
  </>
);

type IconFrameProps = { small?: boolean; children: ReactNode };

/** The drawing area of an icon, for components that carry their own paths because they must stay light. */
export const IconFrame = ({ small = false, children }: IconFrameProps) => (
  <svg className={small ? 'icon small' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
);
