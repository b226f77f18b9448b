import type { Locale } from '../../contract/constants';
import { translate } from '../../platform/strings/translate';
import { ActionLink, Layout, Paragraph } from '../../platform/mail/layout';

export type AccountMailTemplate =
  | 'verify-email'
  | 'password-reset'
  | 'address-changed'
  | 'password-changed'
  | 'new-sign-in'
  | 'account-deleted'
  | 'person-erased';

/** To an address that has an account the mail says so, and has no link to another one. */
export type InvitationMailTemplate = 'contractor-invitation' | 'contractor-invitation-known';

type AccountMailProps = {
  template: AccountMailTemplate | InvitationMailTemplate;
  locale: Locale;
  brand: string;
  footer: string;
  /** Empty when the account has no name. */
  name: string;
  link: string;
  values: Record<string, string>;
};

/** Mails about an account: what happened, one link, what to do if it was somebody else. */
export function AccountMail({ template, locale, brand, footer, name, link, values }: AccountMailProps) {
  const t = (part: string) => translate(locale, `mail.${template}.${part}`, values);
  return (
    <Layout locale={locale} brand={brand} heading={t('subject')} preview={t('preview')} footer={footer}>
      <Paragraph>{name ? translate(locale, 'mail.greeting', { name }) : translate(locale, 'mail.greeting-plain')}</Paragraph>
      <Paragraph>{t('text')}</Paragraph>
      <ActionLink href={link}>{t('link')}</ActionLink>
      <Paragraph>{t('note')}</Paragraph>
    </Layout>
  );
}
