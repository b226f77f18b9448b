import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export type BarLink = { to: string; label: string; /** How much waits there. */ badge?: ReactNode };

type BarLinksProps = { label: string; links: readonly BarLink[]; className?: string };

/** An area's pages; the one that is open, or that lies above the open one, is marked. */
export const BarLinks = ({ label, links, className }: BarLinksProps) => (
  <nav aria-label={label} className={className}>
    {links.map((link) => (
      <Link key={link.to} to={link.to}>
        {link.label}
        {link.badge}
      </Link>
    ))}
  </nav>
);
