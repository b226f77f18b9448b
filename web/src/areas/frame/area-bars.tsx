import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '../../lib/text/strings';
import { LogoMark } from '../../ui/marks/logo';
import { themes } from '../../lib/page/preferences';
import { applyTheme, useTheme } from '../../static-markup/use-theme';
import { localePath } from '../../lib/text/locale-path';
import { useLocale } from '../../lib/text/locale';
import { isForSuperAdmins, isSuperAdmin, type Role } from '@contract/people/roles';

export type BarLink = { to: string; label: string; /** The number of documents that wait there. */ badge?: ReactNode };

type BarLinksProps = { label: string; links: readonly BarLink[]; className?: string };

/** An area's pages; the one that is open, or that lies above the open one, is marked, and in sight where the row is scrolled. */
function BarLinks({ label, links, className }: BarLinksProps) {
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

/** Icons that only the bars use; lucide (ISC) like those of `ui/icon.tsx`. */
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

const BarIcon = ({ name, small = false }: { name: keyof typeof paths; small?: boolean }) => (
  <svg className={small ? 'icon small' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);

type BarLogoProps = { brand: string; /** The area's dashboard. */ to: string; tag?: string };

/** The word mark, which in areas leads to the dashboard and alternates as on any page of no section (spec §2). */
function BarLogo({ brand, to, tag }: BarLogoProps) {
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

/** A button that changes the theme in turn: as the system, light, dark. */
function ThemeButton({ className = '' }: { className?: string }) {
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

/** Leads to the settings of one's own account, in the frame of the area. */
function SettingsLink({ to, className = '' }: { to: '/app/settings' | '/admin/settings' | '/contractor/settings'; className?: string }) {
  const t = useT();
  return (
    <Link className={`icon-button ${className}`.trim()} to={to} aria-label={t('bar.settings')}>
      <BarIcon name="settings" />
    </Link>
  );
}

type BarProps = { brand: string; signingOut: boolean; onSignOut: () => void };

type PortalBarProps = BarProps & {
  /** The numbers of quotes and orders that wait for the customer. */ quotesBadge: ReactNode;
  ordersBadge: ReactNode;
};

/** The customers' bar: their pages, a link to the public site, and signing out (spec §2). */
export function PortalBar({ brand, signingOut, onSignOut, quotesBadge, ordersBadge }: PortalBarProps) {
  const t = useT();
  const links = [
    { to: '/app/dashboard', label: t('bar.dashboard') },
    { to: '/app/quotes', label: t('bar.quotes'), badge: quotesBadge },
    { to: '/app/orders', label: t('bar.orders'), badge: ordersBadge },
    { to: '/app/invoices', label: t('bar.invoices') },
  ];
  return (
    <header className="area-bar">
      <div className="wrap">
        <BarLogo brand={brand} to="/app/dashboard" tag="BETA" />
        <BarLinks label={t('bar.label.portal')} links={links} />
        <ThemeButton className="only-wide" />
        <SettingsLink to="/app/settings" />
        <a className="button small bar-action" href={localePath(useLocale(), '/')}>
          <span>{t('bar.public-site')}</span> <BarIcon name="arrow-up-right" small />
        </a>
        <button type="button" className="button small ghost bar-action" disabled={signingOut} onClick={onSignOut}>
          <BarIcon name="log-out" small /> <span>{t('bar.sign-out')}</span>
        </button>
      </div>
    </header>
  );
}

type AdminBarProps = BarProps & {
  email: string;
  role: Role | null;
  /** The number of approvals that wait for a super admin. */ approvalsBadge: ReactNode;
};

/** The staff's bar, with the pages that the role may open (spec §2). */
export function AdminBar({ brand, email, role, approvalsBadge, signingOut, onSignOut }: AdminBarProps) {
  const t = useT();
  const links = [
    { to: '/admin/dashboard', label: t('bar.admin.dashboard') },
    { to: '/admin/quotes', label: t('bar.quotes') },
    { to: '/admin/orders', label: t('bar.orders') },
    { to: '/admin/board', label: t('bar.admin.board') },
    { to: '/admin/invoices', label: t('bar.invoices') },
    { to: '/admin/approvals', label: t('bar.admin.approvals'), badge: isSuperAdmin(role) && approvalsBadge },
    { to: '/admin/declarations', label: t('bar.admin.declarations') },
    { to: '/admin/mailbox', label: t('bar.admin.mailbox') },
    { to: '/admin/files', label: t('bar.admin.files') },
    { to: '/admin/contacts', label: t('bar.admin.contacts') },
    { to: '/admin/contractors', label: t('bar.admin.contractors') },
    { to: '/admin/audit', label: t('bar.admin.audit') },
    { to: '/admin/system', label: t('bar.admin.system') },
  ].filter(({ to }) => isSuperAdmin(role) || !isForSuperAdmins(to));
  return (
    <header className="area-bar admin on-dark">
      <div className="wrap">
        <BarLogo brand={brand} to="/admin/dashboard" tag="ADMIN" />
        <BarLinks label={t('bar.label.admin')} links={links} />
        <ThemeButton />
        <SettingsLink to="/admin/settings" />
        <span className="bar-email">{email}</span>
        <button type="button" className="button small bar-action" disabled={signingOut} onClick={onSignOut}>
          <BarIcon name="log-out" small /> <span>{t('bar.admin.sign-out')}</span>
        </button>
      </div>
    </header>
  );
}

const MENU_ID = 'contractor-menu';

/** The contractors' bar (spec §2). On small screens a toggle shows the links, that to the public site among them. */
export function ContractorBar({ brand, signingOut, onSignOut }: BarProps) {
  const t = useT();
  const path = useLocation({ select: (location) => location.pathname });
  // Going to another page closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === path;
  const toggle = useRef<HTMLButtonElement>(null);
  const links = [
    { to: '/contractor/dashboard', label: t('bar.contractor.dashboard') },
    { to: '/contractor/quotes', label: t('bar.contractor.quotes') },
    { to: '/contractor/orders', label: t('bar.contractor.orders') },
  ];
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpenOn(null);
    toggle.current?.focus();
  };
  return (
    <header className="area-bar contractor" onKeyDown={handleKeyDown}>
      <div className="wrap">
        <BarLogo brand={brand} to="/contractor/dashboard" />
        <BarLinks label={t('bar.label.contractor')} links={links} className="only-wide" />
        <ThemeButton />
        <SettingsLink to="/contractor/settings" className="only-wide" />
        <button
          ref={toggle}
          type="button"
          className="icon-button only-small"
          aria-label={t(open ? 'bar.menu.close' : 'bar.menu.open')}
          aria-expanded={open}
          aria-controls={MENU_ID}
          onClick={() => setOpenOn(open ? null : path)}
        >
          <BarIcon name={open ? 'x' : 'menu'} />
        </button>
        <button type="button" className="button small danger" disabled={signingOut} onClick={onSignOut}>
          <BarIcon name="log-out" small /> {t('bar.contractor.sign-out')}
        </button>
      </div>
      <div id={MENU_ID} className="bar-menu only-small" hidden={!open}>
        <BarLinks label={t('bar.label.contractor')} links={links} />
        <a className="button" href="/" lang="de">
          {t('bar.contractor.public-site')}
        </a>
        <Link className="button ghost" to="/contractor/settings">
          {t('bar.settings')}
        </Link>
      </div>
    </header>
  );
}
