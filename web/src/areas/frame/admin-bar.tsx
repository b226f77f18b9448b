import { isForSuperAdmins, isSuperAdmin, type Role } from '@contract/people/roles';
import { useT } from '../../lib/text/strings';
import { BarIcon, BarLinks, BarLogo, ThemeButton } from './bar-links';
import type { BarProps } from './portal-bar';

type AdminBarProps = BarProps & { email: string; role: Role | null };

/** The staff's bar, with the pages that the role may open (spec §2). */
export function AdminBar({ brand, email, role, signingOut, onSignOut }: AdminBarProps) {
  const t = useT();
  const links = [
    { to: '/admin/dashboard', label: t('bar.admin.dashboard') },
    { to: '/admin/quotes', label: t('bar.quotes') },
    { to: '/admin/orders', label: t('bar.orders') },
    { to: '/admin/board', label: t('bar.admin.board') },
    { to: '/admin/invoices', label: t('bar.invoices') },
    { to: '/admin/declarations', label: t('bar.admin.declarations') },
    { to: '/admin/mailbox', label: t('bar.admin.mailbox') },
    { to: '/admin/contacts', label: t('bar.admin.contacts') },
    { to: '/admin/contractors', label: t('bar.admin.contractors') },
    { to: '/admin/audit', label: t('bar.admin.audit') },
  ].filter(({ to }) => isSuperAdmin(role) || !isForSuperAdmins(to));
  return (
    <header className="area-bar admin on-dark">
      <div className="wrap">
        <BarLogo brand={brand} to="/admin/dashboard" tag="ADMIN" />
        <BarLinks label={t('bar.label.admin')} links={links} />
        <ThemeButton />
        <span className="bar-email">{email}</span>
        <button type="button" className="button small bar-action" disabled={signingOut} onClick={onSignOut}>
          <BarIcon name="log-out" small /> <span>{t('bar.admin.sign-out')}</span>
        </button>
      </div>
    </header>
  );
}
