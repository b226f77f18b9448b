import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';

export type BarLink = { to: string; label: string; /** How much waits there. */ badge?: ReactNode };

type BarLinksProps = { label: string; links: readonly BarLink[]; className?: string };

/** An area's pages; the one that is open, or that lies above the open one, is marked, and in sight where the row is scrolled. */
export function BarLinks({ label, links, className }: BarLinksProps) {
  const nav = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => showCurrent(nav.current), [path]);
  return (
    <nav ref={nav} aria-label={label} className={className}>
      {links.map((link) => (
        <Link key={link.to} to={link.to}>
          {link.label}
          {link.badge}
        </Link>
      ))}
    </nav>
  );
}

/** Scrolls the row alone: the page stays where it is. */
function showCurrent(nav: HTMLElement | null): void {
  const link = nav?.querySelector('[aria-current]');
  if (!nav || !link) return;
  const [row, shown] = [nav.getBoundingClientRect(), link.getBoundingClientRect()];
  nav.scrollLeft += Math.max(0, shown.right - row.right) + Math.min(0, shown.left - row.left);
}
