import { render } from '@react-email/render';
import type { Core } from '@strapi/strapi';
import { findAccount } from '../people/account-row';
import type { QuoteRow } from '../quoting/quote-row';
import { isLinkValid } from '../quoting/show-quote';
import { ActionLink, Layout, Paragraph } from '../../platform/mail/layout';
import type { OutboxMail } from '../../platform/mail/outbox-row';
import type { Sender } from '../../platform/mail/sender';
import { publicUrl } from '../../platform/settings';
import { translate } from '../../platform/strings/translate';
import { guestLink } from './render-step-mail';

export const isGuestLinksMail = (template: string): boolean => template === 'quote-links';

/** The most requests of an address that are looked at, newest first. */
const MAX_LINKS = 20;

/**
 * Writes the mail with the links that an address has lost, or null when it has none. What was typed with the requests stays out: somebody
 * else may have typed the address.
 */
export async function renderGuestLinksMail(
  strapi: Core.Strapi,
  { to, language: locale }: Pick<OutboxMail, 'to' | 'language'>,
  { brand, footer }: Sender,
): Promise<{ subject: string; html: string } | null> {
  const [quotes, account] = await Promise.all([openQuotes(strapi, to), findAccount(strapi, { email: to, confirmed: true })]);
  const isCustomer = account !== null && !account.blocked;
  if (quotes.length === 0 && !isCustomer) return null;
  const t = (part: string, values = {}) => translate(locale, `mail.quote-links.${part}`, values);
  const html = await render(
    <Layout locale={locale} brand={brand} heading={t('subject')} preview={t('preview')} footer={footer}>
      <Paragraph>{translate(locale, 'mail.greeting-plain')}</Paragraph>
      {quotes.length > 0 && <Paragraph>{t('text')}</Paragraph>}
      {quotes.map((quote) => (
        <ActionLink key={quote.number} href={guestLink(quote, locale)}>
          {t('link', { number: quote.number })}
        </ActionLink>
      ))}
      {isCustomer && <Paragraph>{t('account')}</Paragraph>}
      {isCustomer && <ActionLink href={`${publicUrl}/app/quotes`}>{t('account-link')}</ActionLink>}
      <Paragraph>{t('note')}</Paragraph>
    </Layout>,
  );
  return { subject: t('subject'), html };
}

/** Finds the address's requests that belong to no account and whose link is still valid. */
async function openQuotes(strapi: Core.Strapi, email: string): Promise<QuoteRow[]> {
  const rows: QuoteRow[] = await strapi.db
    .query('api::quote.quote')
    .findMany({ where: { email, ownerId: { $null: true } }, orderBy: { id: 'desc' }, limit: MAX_LINKS });
  const valid = await Promise.all(rows.map((row) => isLinkValid(strapi, row)));
  return rows.filter((_row, index) => valid[index]);
}
