import { Link } from '@tanstack/react-router';

export type BarLink = { to: string; label: string };

type BarLinksProps = { label: string; links: readonly BarLink[]; className?: string };

/** An area's pages; the one that is open, or that lies above the open one, is marked. */
export const BarLinks = ({ label, links, className }: BarLinksProps) => (
  <nav aria-label={label} className={className}>
    {links.map((link) => (
      <Link key={link.to} to={link.to}>
        {link.label}
      </Link>
    ))}
  </nav>
);
