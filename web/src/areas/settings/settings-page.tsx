import type { Account, SessionGrant } from '@contract/people/account';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../ui/layout/page-head';
import { AppearanceSection } from './appearance-section';
import { BillingSection } from './billing-section';
import { DeletionSection } from './deletion-section';
import { EmailSection } from './email-section';
import { ExportSection } from './export-section';
import { NotificationsSection } from './notifications-section';
import { PasswordSection } from './password-section';
import { ProfileSection } from './profile-section';
import { SecondFactorSection } from './second-factor-section';
import { SessionsSection } from './sessions-section';

/** The sections in their order, by anchor. */
const sections = [
  { id: 'profile', title: 'settings.profile' },
  { id: 'email', title: 'settings.email' },
  { id: 'billing', title: 'settings.billing' },
  { id: 'appearance', title: 'settings.appearance' },
  { id: 'password', title: 'settings.password' },
  { id: 'second-factor', title: 'settings.factor' },
  { id: 'sessions', title: 'settings.sessions' },
  { id: 'notifications', title: 'settings.notifications' },
  { id: 'export', title: 'settings.export' },
  { id: 'deletion', title: 'settings.deletion' },
] as const;

type SettingsPageProps = {
  account: Account;
  /** The account as the server has it now. */
  onAccount: (account: Account) => void;
  /** The account has changed on the server. */
  onChanged: () => void;
  onAddressChanged: (account: Account) => void;
  onGrant: (grant: SessionGrant) => void;
  onDeleted: () => void;
};

/** Everything about one's own account; each section saves by itself. */
export function SettingsPage({ account, onAccount, onChanged, onAddressChanged, onGrant, onDeleted }: SettingsPageProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('settings')} />
      <div className="settings">
        <nav className="settings-contents" aria-label={t('settings.contents')}>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{t(title)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <ProfileSection account={account} onAccount={onAccount} />
          <EmailSection account={account} onChanged={onAddressChanged} />
          <BillingSection account={account} onAccount={onAccount} />
          <AppearanceSection />
          <PasswordSection account={account} onGrant={onGrant} />
          <SecondFactorSection account={account} onAccount={onAccount} onChanged={onChanged} />
          <SessionsSection />
          <NotificationsSection account={account} onAccount={onAccount} />
          <ExportSection />
          <DeletionSection account={account} onDeleted={onDeleted} />
        </div>
      </div>
    </>
  );
}
