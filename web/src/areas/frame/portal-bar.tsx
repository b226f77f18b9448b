import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '../../lib/text/strings';
import { localePath } from '../../lib/text/locale-path';
import { useLocale } from '../../lib/text/locale';
import { BarIcon, BarLinks, BarLogo, ThemeButton } from './bar-links';

export type BarProps = { brand: string; signingOut: boolean; onSignOut: () => void };

type PortalBarProps = BarProps & { /** How much waits for the customer. */ quotesBadge: ReactNode; ordersBadge: ReactNode };

/** The customers' bar: their pages, the way to the public site, and out (spec §2). */
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
        <Link className="icon-button" to="/app/settings" aria-label={t('bar.settings')}>
          <BarIcon name="settings" />
        </Link>
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
