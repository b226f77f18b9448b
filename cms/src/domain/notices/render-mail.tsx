import { render, toPlainText } from '@react-email/render';
import type { Core } from '@strapi/strapi';
import type { ComponentType } from 'react';
import { presentQuote } from '../quoting/show-quote';
import { translate } from '../../platform/strings/translate';
import { isApprovalMail, renderApprovalMail } from './render-approval-mail';
import { isAssignmentMail, renderAssignmentMail } from './render-assignment-mail';
import type { OutboxMail, RenderedMail } from '../../platform/mail/outbox-row';
import {
  AccountMail,
  accountTemplates,
  composeAccountMail,
  type InvitationMailTemplate,
  isAccountMail,
  renderAccountMail,
} from './render-account-mail';
import { isContactMail, renderContactMail } from './render-contact-mail';
import { isDeclarationMail, renderDeclarationMail } from './render-declaration-mail';
import { isGuestLinksMail, renderGuestLinksMail } from './render-guest-links-mail';
import { isInvoiceMail, renderInvoiceMail } from './render-invoice-mail';
import { composeStepMail, guestLink, isStepMail, renderStepMail, type StepFacts, stepTemplates } from './render-step-mail';
import type { Sender } from '../../platform/mail/sender';
import { ActionLink, Layout, Paragraph } from '../../platform/mail/layout';
import type { Locale } from '../../contract/constants';
import type { Quote } from '../../contract/quoting/quote';
import { findAccount } from '../people/account-row';
import { issueToken } from '../people/account-token';
import type { InvitationRow } from '../production/contractors/invitations';
import { publicUrl } from '../../platform/settings';
import type { QuoteRow } from '../quoting/quote-row';
import { Column, Row, Section, Text } from '@react-email/components';
import { formatCents, gross } from '../../contract/pricing/money';
import { roundingOf } from '../../contract/pricing/pricing';

/** The facts that every mail about a quote is written from. */
type QuoteMail = { quote: Quote; locale: Locale; brand: string; footer: string; guestUrl: string };

/**
 * The mail to the visitor: we have your request, this is what happens next. It leaves out what they typed, their name too:
 * the address may be a stranger's.
 */
const RequestMail = ({ template, quote, locale, brand, footer, guestUrl }: QuoteMail & { template: 'quote-received' | 'quote-made' }) => {
  const t = (part: string) => translate(locale, `mail.${template}.${part}`, { number: quote.number });
  return (
    <Layout locale={locale} brand={brand} heading={t('heading')} preview={t('preview')} footer={footer}>
      <Paragraph>{translate(locale, 'mail.greeting-plain')}</Paragraph>
      <Paragraph>{t('text')}</Paragraph>
      <QuoteLines quote={quote} locale={locale} />
      <Paragraph>{t('next')}</Paragraph>
      <ActionLink href={guestUrl}>{t('link')}</ActionLink>
      <Paragraph>{t('link-note')}</Paragraph>
    </Layout>
  );
};

/** The mail to somebody who phoned or wrote: we made this request for you. */
const QuoteMade = (facts: QuoteMail) => <RequestMail {...facts} template="quote-made" />;
const QuoteReceived = (facts: QuoteMail) => <RequestMail {...facts} template="quote-received" />;

/** The mail to staff about a new request. */
function QuoteNotice({ quote, locale, brand, footer }: QuoteMail) {
  const { name, email, company = '', phone = '', message = '' } = quote.contact;
  const files = quote.lines.reduce((count, line) => count + line.files.length, 0);
  const t = (key: string) => translate(locale, key, { number: quote.number, name, files });
  return (
    <Layout locale={locale} brand={brand} heading={t('mail.quote-notice.heading')} preview={t('mail.quote-notice.preview')} footer={footer}>
      <Paragraph>{[name, company, email, phone].filter(Boolean).join(', ')}</Paragraph>
      {message && <Paragraph>{message}</Paragraph>}
      <QuoteLines quote={quote} locale={locale} />
      <Paragraph>{t('mail.quote-notice.files')}</Paragraph>
    </Layout>
  );
}

const templates: Record<string, ComponentType<QuoteMail>> = {
  'quote-received': QuoteReceived,
  'quote-made': QuoteMade,
  'quote-notice': QuoteNotice,
};

/** The last ones to somebody whose address we were asked to forget. */
export const farewells = ['account-deleted', 'person-erased'];

/** Templates that leave before all others: receipts of declarations (§ 356a, § 312k BGB), offers, and what somebody waits for to go on. */
export const urgent = ['withdrawal-received', 'cancellation-received', 'quote-offered', 'quote-links', 'password-reset', 'verify-email'];

/**
 * Writes the mail of an outbox row, from the documents as they are now; null for one that nobody needs any more.
 * @throws Error for a row that no template fits
 */
export async function renderMail(strapi: Core.Strapi, row: OutboxMail): Promise<RenderedMail | null> {
  const sender = await readSender(strapi);
  const mail = await renderHtml(strapi, row, sender);
  return mail && { ...mail, text: toPlainText(mail.html) };
}

async function readSender(strapi: Core.Strapi): Promise<Sender> {
  const [site, company] = await Promise.all([
    strapi.db.query('api::site.site').findOne({ where: { locale: 'de', publishedAt: { $notNull: true } }, select: ['brand'] }),
    strapi.db.query('api::company.company').findOne({ where: {} }),
  ]);
  const { legalName, street, postcode, city, phone, email } = company ?? {};
  const address = [street, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return { brand: site?.brand ?? '', footer: [legalName, address, phone, email].filter(Boolean).join(' · ') };
}

function renderHtml(strapi: Core.Strapi, row: OutboxMail, sender: Sender): Promise<Omit<RenderedMail, 'text'> | null> {
  if (isAccountMail(row.template)) return renderAccountMail(strapi, row.template, row, sender);
  if (isInvitationMail(row.template)) return renderInvitationMail(strapi, row, sender);
  if (isContactMail(row.template)) return renderContactMail(strapi, row.template, row, sender);
  if (isGuestLinksMail(row.template)) return renderGuestLinksMail(strapi, row, sender);
  if (isReceiptSummary(row.template)) return renderReceiptSummary(strapi, row.template, row, sender);
  if (isDeclarationMail(row.template)) return renderDeclarationMail(strapi, row.template, row, sender);
  if (isAssignmentMail(row.template)) return renderAssignmentMail(strapi, row, sender);
  if (isApprovalMail(row.template)) return renderApprovalMail(strapi, { ...row, template: row.template }, sender);
  if (isInvoiceMail(row.template)) return renderInvoiceMail(strapi, row.template, row, sender);
  if (isStepMail(row.template)) return renderStepMail(strapi, row, sender);
  return renderQuoteMail(strapi, row, sender);
}

async function renderQuoteMail(strapi: Core.Strapi, { template, language, payload }: OutboxMail, sender: Sender) {
  const { quoteId = '' } = payload;
  const row = await strapi.db.query('api::quote.quote').findOne({ where: { documentId: quoteId } });
  if (!templates[template] || !row) throw new Error(`no mail for template ${template} and quote ${quoteId}`);
  return composeQuoteMail(template, { quote: presentQuote(row), locale: language, ...sender, guestUrl: guestLink(row, language) });
}

async function composeQuoteMail(template: string, facts: QuoteMail): Promise<{ subject: string; html: string }> {
  const { quote, locale } = facts;
  const Template = templates[template] as ComponentType<QuoteMail>;
  const subject = translate(locale, `mail.${template}.subject`, { number: quote.number, name: quote.contact.name });
  return { subject, html: await render(<Template {...facts} />) };
}

/** Lists the mails that can be looked at with sample facts: those about requests, offers, orders and accounts. */
export const previewedMails: readonly string[] = [...Object.keys(templates), ...stepTemplates, ...accountTemplates];

/** The facts of a mail that nobody is sent, but for who reads them: the services, prices and company data of this shop. */
export type SampleFacts = Pick<StepFacts, 'order' | 'note' | 'version' | 'amendment'> & { row: QuoteRow };

/** Writes a mail from sample facts, as it would be sent. @param template one of `previewedMails` */
export async function previewMail(
  strapi: Core.Strapi,
  { template, locale }: { template: string; locale: Locale },
  { row, ...facts }: SampleFacts,
): Promise<{ subject: string; html: string }> {
  const sender = await readSender(strapi);
  const guestUrl = guestLink(row, locale);
  if (templates[template]) return composeQuoteMail(template, { quote: presentQuote(row), locale, ...sender, guestUrl });
  if (isStepMail(template)) return composeStepMail({ template, locale, quote: row, ...facts }, sender);
  if (isAccountMail(template)) return composeAccountMail(template, { locale, name: row.name, at: row.submittedAt }, sender);
  throw new Error(`no preview of ${template}`);
}

type InvitationOutboxMail = { to: string; language: Locale; payload: Record<string, string> };

const isInvitationMail = (template: string): boolean => template === 'contractor-invitation';

/**
 * Writes the mail that invites a contractor, or null once another invitation took its place or it was revoked. The secret
 * of its link is made here, at the last moment, so that no table holds one.
 */
async function renderInvitationMail(
  strapi: Core.Strapi,
  { to, language, payload: { invitationId = '', key = '' } }: InvitationOutboxMail,
  sender: Sender,
): Promise<{ subject: string; html: string } | null> {
  const invitation: InvitationRow | null = await strapi.db
    .query('api::invitation.invitation')
    .findOne({ where: { documentId: invitationId, key, expiresAt: { $gt: new Date() } } });
  if (!invitation) return null;
  const isKnown = (await findAccount(strapi, { email: to })) !== null;
  const template: InvitationMailTemplate = isKnown ? 'contractor-invitation-known' : 'contractor-invitation';
  const token = isKnown ? null : await issueToken(strapi, 'invite', { accountId: invitationId, email: to });
  const link = token === null ? `${publicUrl}/contractor/login` : `${publicUrl}/contractor/invitation?token=${token}`;
  const html = await render(
    <AccountMail template={template} locale={language} {...sender} name={invitation.name} link={link} values={{}} />,
  );
  return { subject: translate(language, `mail.${template}.subject`), html };
}

const uids = { 'quote-received-summary': 'api::quote.quote', 'contact-received-summary': 'api::contact.contact' } as const;
type SummaryTemplate = keyof typeof uids;

const isReceiptSummary = (template: string): template is SummaryTemplate => Object.hasOwn(uids, template);

/**
 * Writes the summary of everything that arrived in an address's name after the first, without what was typed; null when all
 * of it has been erased since.
 */
async function renderReceiptSummary(
  strapi: Core.Strapi,
  template: SummaryTemplate,
  { language: locale, payload }: { language: Locale; payload: Record<string, string> },
  { brand, footer }: Sender,
): Promise<{ subject: string; html: string } | null> {
  const where = { documentId: { $in: (payload.ids ?? '').split(',') } };
  const rows: QuoteRow[] = await strapi.db.query(uids[template]).findMany({ where, orderBy: { id: 'asc' } });
  if (rows.length === 0) return null;
  const isOne = rows.length === 1;
  const t = (part: string) => translate(locale, `mail.${template}.${part}${isOne ? '.one' : ''}`, { count: rows.length });
  const html = await render(
    <Layout locale={locale} brand={brand} heading={t('subject')} preview={t('text')} footer={footer}>
      <Paragraph>{translate(locale, 'mail.greeting-plain')}</Paragraph>
      <Paragraph>{t('text')}</Paragraph>
      {template === 'quote-received-summary' &&
        rows.map((row) => (
          <ActionLink key={row.number} href={guestLink(row, locale)}>
            {translate(locale, 'mail.quote-received-summary.link', { number: row.number })}
          </ActionLink>
        ))}
      <Paragraph>{translate(locale, 'mail.receipt-summary.note')}</Paragraph>
    </Layout>,
  );
  return { subject: t('subject'), html };
}

const cell = { fontSize: 15, lineHeight: 1.4, margin: '6px 0' } as const;

/** The quote's lines and totals as a table, with tax first for consumers, without it for businesses. */
function QuoteLines({ quote, locale }: { quote: Quote; locale: Locale }) {
  const quantity = new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB');
  const t = (key: string) => translate(locale, key);
  const isGross = quote.contact.customerType === 'consumer';
  const parts = quote.lines.map(({ net }) => (isGross ? gross(net) : net));
  const rounding = roundingOf(parts, isGross ? quote.gross : quote.net);
  const netRow = [t('mail.net'), quote.net] as const;
  const grossRow = [t('mail.gross'), quote.gross] as const;
  const rows = [
    ...(rounding === 0 ? [] : [[t('mail.rounding'), rounding] as const]),
    isGross ? grossRow : netRow,
    [t(isGross ? 'mail.vat-in' : 'mail.vat'), quote.vat] as const,
    isGross ? netRow : grossRow,
  ];
  return (
    <Section style={{ borderTop: '1.5px solid #0d1b26', borderBottom: '1.5px solid #0d1b26', margin: '12px 0' }}>
      <AmountRow label="" amount={t(isGross ? 'mail.column.gross' : 'mail.column.net')} />
      {quote.lines.map((line, index) => (
        <AmountRow
          key={line.productId}
          label={`${quantity.format(line.quantity)} × ${line.name}${line.addons.map((addon) => `, ${addon.name}`).join('')}`}
          amount={formatCents(parts[index] ?? line.net, locale)}
        />
      ))}
      {rows.map(([label, amount]) => (
        <AmountRow key={label} label={label} amount={formatCents(amount, locale)} />
      ))}
    </Section>
  );
}

const AmountRow = ({ label, amount }: { label: string; amount: string }) => (
  <Row>
    <Column>
      <Text style={cell}>{label}</Text>
    </Column>
    <Column align="right" style={{ whiteSpace: 'nowrap', verticalAlign: 'top' }}>
      <Text style={cell}>{amount}</Text>
    </Column>
  </Row>
);
