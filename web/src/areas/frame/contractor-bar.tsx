import { useLocation } from '@tanstack/react-router';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '../../lib/text/strings';
import { BarIcon, BarLinks, BarLogo, ThemeButton } from './bar-links';
import type { BarProps } from './portal-bar';

const MENU_ID = 'contractor-menu';

/** The contractors' bar (spec §2). On small screens a toggle shows the links and the way to the public site. */
export function ContractorBar({ brand, signingOut, onSignOut }: BarProps) {
  const t = useT();
  const path = useLocation({ select: (location) => location.pathname });
  // Another page closes it.
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
      </div>
    </header>
  );
}
