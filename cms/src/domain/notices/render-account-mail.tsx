import { render } from '@react-email/render';
import type { Core } from '@strapi/strapi';
import { type AccountRow, findAccount } from '../people/account-row';
import { issueToken } from '../people/account-token';
import type { Locale } from '../../contract/constants';
import type { OutboxMail } from '../../platform/mail/outbox-row';
import { mailMonths, orderFilesMonths, publicUrl } from '../../platform/settings';
import { translate } from '../../platform/strings/translate';
import { type Sender, timeText } from '../../platform/mail/sender';
import { ActionLink, FactList, Layout, Paragraph } from '../../platform/mail/layout';

const links: Record<AccountMailTemplate, string> = {
  'verify-email': '/app/email',
  'password-reset': '/app/reset-password',
  'address-changed': '/kontakt',
  'password-changed': '/app/login',
  'new-sign-in': '/app/settings#sessions',
  'account-deleted': '/',
  'person-erased': '/',
};

/** Every mail about an account. */
export const accountTemplates: readonly string[] = Object.keys(links);

export const isAccountMail = (template: string): template is AccountMailTemplate => Object.hasOwn(links, template);

/**
 * Writes a mail about an account, or null when it has become pointless: the address has no account, was changed or proven
 * since. The secret of a link is made here, at the last moment, so that no table holds one.
 */
export async function renderAccountMail(
  strapi: Core.Strapi,
  template: AccountMailTemplate,
  { id, to, language, payload }: OutboxMail,
  sender: Sender,
): Promise<{ subject: string; html: string } | null> {
  const account = template === 'password-reset' ? await findAccount(strapi, { email: to }) : await accountOf(strapi, payload);
  const isKnown = isProven(template, account, to);
  if (!isKnown && (await earlierWithinADay(strapi, template, { id, to })) >= MAX_TO_UNPROVEN_A_DAY) return null;
  const query = await linkQuery(strapi, template, { account, to });
  if (query === null) return null;
  const values = { ...payload, at: payload.at ? timeText(payload.at, language) : '' };
  const kept = farewells.includes(template) ? keptFacts(payload, language) : undefined;
  const link = `${publicUrl}${links[template]}${query}`;
  const html = await render(
    <AccountMail
      template={template}
      locale={language}
      {...sender}
      name={(isKnown && account?.name) || ''}
      link={link}
      values={values}
      kept={kept}
    />,
  );
  return { subject: translate(language, `mail.${template}.subject`, values), html };
}

type SampleAccount = { locale: Locale; name: string; /** The time that some mails name, ISO. */ at: string };

/** Writes a mail about an account as it would look, with a link that opens nothing. */
export async function composeAccountMail(
  template: AccountMailTemplate,
  { locale, name, at }: SampleAccount,
  sender: Sender,
): Promise<{ subject: string; html: string }> {
  const values = { at: timeText(at, locale), address: 'ada@example.org', device: 'Firefox' };
  const kept = farewells.includes(template) ? keptFacts({ letters: '2032', invoices: '2034' }, locale) : undefined;
  const link = `${publicUrl}${links[template]}`;
  const html = await render(
    <AccountMail template={template} locale={locale} {...sender} name={name} link={link} values={values} kept={kept} />,
  );
  return { subject: translate(locale, `mail.${template}.subject`, values), html };
}

/**
 * Mails that are only put into the outbox for an address that has been proven, or on a decision of staff. The account has
 * another address since, or is gone.
 */
const toFormerAddress: readonly AccountMailTemplate[] = ['address-changed', 'account-deleted', 'person-erased'];

/**
 * Checks whether the mail's address is proven to be the account holder's. Whoever signs up may type another person's
 * address, and any name.
 */
const isProven = (template: AccountMailTemplate, account: AccountRow | null, to: string): boolean =>
  toFormerAddress.includes(template) || (account !== null && account.confirmed && account.email === to);

const accountOf = async (strapi: Core.Strapi, { accountId }: Record<string, string>): Promise<AccountRow | null> =>
  accountId ? findAccount(strapi, { documentId: accountId }) : null;

/** The most mails a day to an address that nobody has proven: whoever causes them may be a stranger to it. */
const MAX_TO_UNPROVEN_A_DAY = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Counts the earlier mails of a day in the order in which they were requested, so that two processes that write at once do
 * not send one too many.
 */
const earlierWithinADay = (
  strapi: Core.Strapi,
  template: AccountMailTemplate,
  { id, to }: Pick<OutboxMail, 'id' | 'to'>,
): Promise<number> =>
  strapi.db
    .query('api::outbox.outbox')
    .count({ where: { template, to, id: { $lt: id }, createdAt: { $gt: new Date(Date.now() - DAY_MS) } } });

type Link = { account: AccountRow | null; to: string };

async function linkQuery(strapi: Core.Strapi, template: AccountMailTemplate, { account, to }: Link): Promise<string | null> {
  if (template === 'verify-email') {
    if (!account || account.confirmed || account.email !== to) return null;
    return `?token=${await issueToken(strapi, 'verify', { accountId: account.documentId, email: to })}`;
  }
  if (template === 'password-reset') {
    if (!account || account.blocked) return null;
    return `?token=${await issueToken(strapi, 'reset', { accountId: account.documentId, email: to })}`;
  }
  return '';
}

type AccountMailTemplate =
  | 'verify-email'
  | 'password-reset'
  | 'address-changed'
  | 'password-changed'
  | 'new-sign-in'
  | 'account-deleted'
  | 'person-erased';

/** Templates of invitations. An address that has an account gets the second one, which says so and has no link to another account. */
export type InvitationMailTemplate = 'contractor-invitation' | 'contractor-invitation-known';

const farewells: readonly AccountMailTemplate[] = ['account-deleted', 'person-erased'];

/** Lists what is still kept of somebody whose data were erased, each with its end. */
function keptFacts(until: Record<string, string>, locale: Locale): [string, string][] {
  const t = (key: string, values?: Record<string, string | number>) => translate(locale, `mail.kept.${key}`, values);
  const documents = (['letters', 'invoices', 'declarations'] as const).flatMap((kind): [string, string][] => {
    const year = until[kind];
    return year ? [[t(kind), t('until', { year })]] : [];
  });
  if (documents.length === 0) return [];
  const mails: [string, string] = [t('mails'), t('mail-months', { months: mailMonths })];
  const files: [string, string] = [t('files'), t('file-months', { months: orderFilesMonths })];
  return [...documents, mails, ...(until.letters ? [files] : [])];
}

type AccountMailProps = {
  template: AccountMailTemplate | InvitationMailTemplate;
  locale: Locale;
  brand: string;
  footer: string;
  /** The account's name, empty when it has none. */
  name: string;
  link: string;
  values: Record<string, string>;
  /** For the last mail to an address: what is still kept, and until when. */
  kept?: readonly [string, string][] | undefined;
};

/** A mail about an account: the step, one link, and what to do if somebody else took it. */
export function AccountMail({ template, locale, brand, footer, name, link, values, kept }: AccountMailProps) {
  const t = (part: string) => translate(locale, `mail.${template}.${part}`, values);
  return (
    <Layout locale={locale} brand={brand} heading={t('subject')} preview={t('preview')} footer={footer}>
      <Paragraph>{name ? translate(locale, 'mail.greeting', { name }) : translate(locale, 'mail.greeting-plain')}</Paragraph>
      <Paragraph>{t('text')}</Paragraph>
      {kept && <Paragraph>{translate(locale, kept.length > 0 ? 'mail.kept.some' : 'mail.kept.none')}</Paragraph>}
      {kept && kept.length > 0 && <FactList facts={kept} />}
      <ActionLink href={link}>{t('link')}</ActionLink>
      <Paragraph>{t('note')}</Paragraph>
    </Layout>
  );
}
