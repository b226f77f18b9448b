import type { ReactNode } from 'react';

/** A disclosure in the navigation. Native `details`, so that it opens before and without JavaScript. */
export function NavMenu({
  label,
  current,
  className,
  children,
}: {
  label: string;
  current: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details name="main-nav" className={className}>
      <summary aria-current={current ? 'true' : undefined}>
        {label}
        <svg className="chevron" viewBox="0 0 10 10" aria-hidden="true">
          <path d="M1 3l4 4 4-4" />
        </svg>
      </summary>
      {children}
    </details>
  );
}
