import { type Account, type NotificationChoices, passwordLengthProblem, type SessionGrant } from '@contract/people/account';
import type { Area } from '@contract/people/roles';
import { useT } from '../../lib/text/strings';
import { PageHead } from '../../ui/layout/page-head';
import { BillingSection } from './billing-section';
import { DeletionSection } from './deletion-section';
import { EmailSection } from './email-section';
import { SecondFactorSection } from './second-factor-section';
import { SessionsSection } from './sessions-section';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Icon } from '../../ui/marks/icon';
import { Panel } from '../../ui/layout/panel';
import { Spinner } from '../../ui/feedback/loading';
import { startDownload } from '../../downloads/use-download';
import {
  changePassword,
  changeProfile,
  codeProblem,
  exportAccount,
  type SectionProps,
  sessionsQuery,
  useProfileChange,
} from './account-calls';
import { Field } from '../../ui/forms/field';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useForm } from '../../ui/forms/use-form';
import { CodeField, SaveButton } from './code-field';
import { PasswordField } from '../../ui/forms/password-field';
import { locales, type Locale } from '@contract/constants';
import { useLocale } from '../../lib/text/locale';
import { remember, themes } from '../../lib/page/preferences';
import { applyTheme, useTheme } from '../../static-markup/use-theme';

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

/** What a session does with an account that was changed. */
type AccountSession = {
  showAccount: (account: Account) => void;
  refresh: () => Promise<unknown>;
  begin: (grant: SessionGrant) => void;
  end: () => void;
};

type SettingsPageProps = {
  account: Account;
  /** Customers have a billing address, and offers that they are reminded of. */
  area: Area;
  session: AccountSession;
  /** The address has changed and is to be confirmed. */
  onAddressChanged: () => void;
};

/** Shows everything about one's own account; each section saves by itself. */
export function SettingsPage({ account, area, session, onAddressChanged }: SettingsPageProps) {
  const t = useT();
  const isCustomer = area === 'app';
  const { showAccount: onAccount, begin: onGrant } = session;
  const handleAddress = (changed: Account) => {
    onAccount(changed);
    onAddressChanged();
  };
  const handleDeleted = () => {
    session.end();
    location.assign('/');
  };
  return (
    <>
      <PageHead title={t('settings')} />
      <div className="settings">
        <nav className="settings-contents" aria-label={t('settings.contents')}>
          <ul>
            {sections
              .filter(({ id }) => isCustomer || id !== 'billing')
              .map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{t(title)}</a>
                </li>
              ))}
          </ul>
        </nav>
        <div>
          <ProfileSection account={account} onAccount={onAccount} />
          <EmailSection account={account} onChanged={handleAddress} />
          {isCustomer && <BillingSection account={account} onAccount={onAccount} />}
          <AppearanceSection />
          <PasswordSection account={account} onGrant={onGrant} />
          <SecondFactorSection account={account} onAccount={onAccount} onChanged={() => void session.refresh().catch(() => undefined)} />
          <SessionsSection />
          <NotificationsSection account={account} onAccount={onAccount} names={isCustomer ? choices : choices.slice(0, 1)} />
          <ExportSection />
          <DeletionSection account={account} onDeleted={handleDeleted} />
        </div>
      </div>
    </>
  );
}

/** Offers everything the shop keeps about the account, as one archive. */
function ExportSection() {
  const t = useT();
  const { mutate, isPending } = useMutation({ mutationFn: exportAccount, onSuccess: ({ url }) => startDownload(url) });
  return (
    <Panel id="export" title={t('settings.export')}>
      <div className="stack">
        <p>{t('settings.export.explained')}</p>
        <button type="button" className="button" disabled={isPending} onClick={() => mutate()}>
          {isPending ? <Spinner /> : <Icon name="download" small />} {t('settings.export.submit')}
        </button>
      </div>
    </Panel>
  );
}

/** A form for the person's name, company and phone number. */
function ProfileSection({ account, onAccount }: SectionProps) {
  const t = useT();
  const { mutateAsync: save } = useProfileChange(onAccount);
  const { form, field, problem, sending, onSubmit } = useForm<'name' | 'company' | 'phone'>({
    initial: { name: account.name, company: account.company, phone: account.phone },
    check: ({ name }) => (name.trim() ? {} : { name: 'settings.problem.name' }),
    send: save,
  });
  return (
    <Panel id="profile" title={t('settings.profile')}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <div className="two-columns">
          <Field {...field('name')} label={t('settings.name')} required autoComplete="name" maxLength={120} />
          <Field {...field('company')} label={t('settings.company')} autoComplete="organization" maxLength={160} />
          <Field {...field('phone')} label={t('settings.phone')} type="tel" autoComplete="tel" maxLength={40} />
        </div>
        <ProblemNote problem={problem} />
        <SaveButton sending={sending}>{t('settings.save')}</SaveButton>
      </form>
    </Panel>
  );
}

const choices = [
  ['signIns', 'settings.notifications.sign-ins'],
  ['offerReminders', 'settings.notifications.offer-reminders'],
] as const satisfies [keyof NotificationChoices, string][];

/** A section for the mails people may switch off; each choice is saved at once. */
function NotificationsSection({ account, onAccount, names }: SectionProps & { names: readonly (typeof choices)[number][] }) {
  const t = useT();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (notifications: NotificationChoices) => changeProfile({ notifications }),
    onSuccess: onAccount,
    meta: { success: 'settings.saved' },
  });
  const chosen = isPending ? variables : account.notifications;
  return (
    <Panel id="notifications" title={t('settings.notifications')}>
      {names.map(([name, label]) => (
        <label key={name} className="check">
          <input
            type="checkbox"
            checked={chosen[name]}
            disabled={isPending}
            onChange={() => mutate({ ...chosen, [name]: !chosen[name] })}
          />
          <span>{t(label)}</span>
          <small>{t(`${label}.hint`)}</small>
        </label>
      ))}
      <p className="small muted setting-hint">{t('settings.notifications.always')}</p>
    </Panel>
  );
}

type PasswordSectionProps = {
  account: Account;
  /** The session that goes on with the new password. */ onGrant: (grant: SessionGrant) => void;
};

/** A form for a new password; it signs out all other devices. */
function PasswordSection({ account: { email, secondFactor }, onGrant }: PasswordSectionProps) {
  const t = useT();
  const queryClient = useQueryClient();
  const { mutateAsync: save } = useMutation({
    mutationFn: changePassword,
    onSuccess: (grant) => {
      onGrant(grant);
      void queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
    meta: { success: 'settings.password.changed', quiet: true },
  });
  const { form, field, problem, sending, onSubmit } = useForm<'currentPassword' | 'password' | 'code'>({
    initial: { currentPassword: '', password: '', code: '' },
    check: ({ currentPassword, password, code }) => {
      const wrong = passwordLengthProblem(password);
      return {
        ...(!currentPassword && { currentPassword: 'settings.problem.password' as const }),
        ...(wrong && { password: wrong }),
        ...codeProblem(code, secondFactor),
      };
    },
    send: ({ currentPassword, password, code }) => save({ currentPassword, password, ...(secondFactor && { code: code.trim() }) }),
    clears: true,
  });
  return (
    <Panel id="password" title={t('settings.password')}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <div className="two-columns">
          {/* Tells password managers whose password this is. */}
          <input className="visually-hidden" type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
          <PasswordField {...field('currentPassword')} label={t('settings.password.current')} autoComplete="current-password" />
          <PasswordField {...field('password')} label={t('settings.password.new')} autoComplete="new-password" strength />
          {secondFactor && <CodeField {...field('code')} />}
        </div>
        <p className="small muted">{t('settings.password.explained')}</p>
        <ProblemNote problem={problem} />
        <SaveButton sending={sending}>{t('settings.password.submit')}</SaveButton>
      </form>
    </Panel>
  );
}

/** A section for language and theme; both take effect at once. */
function AppearanceSection() {
  const t = useT();
  return (
    <Panel id="appearance" title={t('settings.appearance')}>
      <div className="two-columns">
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </Panel>
  );
}

function LanguageChoice() {
  const t = useT();
  const locale = useLocale();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (language: Locale) => changeProfile({ language }),
    onSuccess: (_, language) => {
      remember('language', language);
      // A page has one language from its first byte on.
      location.reload();
    },
  });
  return (
    <fieldset disabled={isPending}>
      <legend className="field-label">{t('settings.language')}</legend>
      <div className="segments">
        {locales.map((language) => (
          <label key={language} lang={language}>
            <input type="radio" name="language" checked={(isPending ? variables : locale) === language} onChange={() => mutate(language)} />
            {t(`language.${language}`)}
          </label>
        ))}
      </div>
      <small className="muted setting-hint">{t('settings.language.hint')}</small>
    </fieldset>
  );
}

function ThemeChoice() {
  const t = useT();
  const current = useTheme();
  return (
    <fieldset>
      <legend className="field-label">{t('settings.theme')}</legend>
      <div className="segments">
        {themes.map((theme) => (
          <label key={theme}>
            <input type="radio" name="theme" checked={current === theme} onChange={() => applyTheme(theme)} />
            {t(`settings.theme.${theme}`)}
          </label>
        ))}
      </div>
      <small className="muted setting-hint">{t('settings.theme.hint')}</small>
    </fieldset>
  );
}
