import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../lib/text/strings';
import { LogoMark } from '../../ui/marks/logo';
import { themes } from '../../lib/page/preferences';
import { applyTheme, useTheme } from '../../static-markup/use-theme';

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

/** Signs that only the bars use; lucide (ISC) like those of `ui/icon.tsx`. */
const paths = {
  'arrow-up-right': 'M7 7h10v10M7 17 17 7',
  'log-out': 'm16 17 5-5-5-5m5 5H9m0 9H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
  menu: 'M4 5h16M4 12h16M4 19h16',
  x: 'M18 6 6 18M6 6l12 12',
  settings: 'M14 17H5m14-10h-9m4 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0M4 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  'theme-auto':
    'M12 2v2m2.837 12.385a6 6 0 1 1-7.223-7.222c.624-.147.97.66.715 1.248a4 4 0 0 0 5.26 5.259c.589-.255 1.396.09 1.248.715M16 12a4 4 0 0 0-4-4m7-3-1.256 1.256M20 12h2',
  'theme-light':
    'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2v2m0 16v2M4.93 4.93l1.41 1.41m11.32 11.32 1.41 1.41M2 12h2m16 0h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
  'theme-dark': 'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401',
};

export const BarIcon = ({ name, small = false }: { name: keyof typeof paths; small?: boolean }) => (
  <svg className={small ? 'icon small' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);

type BarLogoProps = { brand: string; /** The area's dashboard. */ to: string; tag?: string };

/** The word mark, which in areas leads to the dashboard and alternates as on any page of no section (spec §2). */
export function BarLogo({ brand, to, tag }: BarLogoProps) {
  const t = useT();
  return (
    <>
      <Link className="logo" to={to} data-tone="alternating" aria-label={t('bar.home', { brand })}>
        <LogoMark />
        <span>{brand}</span>
      </Link>
      {tag && <span className="tag">{tag}</span>}
    </>
  );
}

/** Goes round: as the system, light, dark. */
export function ThemeButton({ className = '' }: { className?: string }) {
  const t = useT();
  const theme = useTheme();
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'auto';
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-label={t('bar.theme', { theme: t(`bar.theme.${theme}`) })}
      onClick={() => applyTheme(next)}
    >
      <BarIcon name={`theme-${theme}`} />
    </button>
  );
}
