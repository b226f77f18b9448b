import { render, toPlainText } from '@react-email/render';
import type { Core } from '@strapi/strapi';
import type { ComponentType } from 'react';
import { presentQuote } from '../quoting/present-quote';
import { translate } from '../../platform/strings/translate';
import { isAssignmentMail } from './assignment-mails';
import type { OutboxMail, RenderedMail } from '../../platform/mail/outbox-mail';
import type { QuoteMail } from './quote-mail';
import { QuoteNotice } from './quote-notice';
import { QuoteReceived } from './quote-received';
import { isAccountMail, renderAccountMail } from './render-account-mail';
import { renderAssignmentMail } from './render-assignment-mail';
import { isContactMail, renderContactMail } from './render-contact-mail';
import { isDeclarationMail, renderDeclarationMail } from './render-declaration-mail';
import { isInvoiceMail } from './invoice-mails';
import { isInvitationMail, renderInvitationMail } from './render-invitation-mail';
import { isReceiptSummary, renderReceiptSummary } from './render-receipt-summary';
import { renderInvoiceMail } from './render-invoice-mail';
import { guestLink, isStepMail, renderStepMail } from './render-step-mail';
import { readSender, type Sender } from '../../platform/mail/sender';

const templates: Record<string, ComponentType<QuoteMail>> = {
  'quote-received': QuoteReceived,
  'quote-notice': QuoteNotice,
};

/**
 * The mail of an outbox row, from the documents as they are now; null for one that nobody needs any more.
 * @throws Error for a row that no template fits
 */
export async function renderMail(strapi: Core.Strapi, row: OutboxMail): Promise<RenderedMail | null> {
  const sender = await readSender(strapi);
  const mail = await renderHtml(strapi, row, sender);
  return mail && { ...mail, text: toPlainText(mail.html) };
}

function renderHtml(strapi: Core.Strapi, row: OutboxMail, sender: Sender): Promise<Omit<RenderedMail, 'text'> | null> {
  if (isAccountMail(row.template)) return renderAccountMail(strapi, row.template, row, sender);
  if (isInvitationMail(row.template)) return renderInvitationMail(strapi, row, sender);
  if (isContactMail(row.template)) return renderContactMail(strapi, row.template, row, sender);
  if (isReceiptSummary(row.template)) return renderReceiptSummary(strapi, row.template, row, sender);
  if (isDeclarationMail(row.template)) return renderDeclarationMail(strapi, row.template, row, sender);
  if (isAssignmentMail(row.template)) return renderAssignmentMail(strapi, row, sender);
  if (isInvoiceMail(row.template)) return renderInvoiceMail(strapi, row.template, row, sender);
  if (isStepMail(row.template)) return renderStepMail(strapi, row, sender);
  return renderQuoteMail(strapi, row, sender);
}

async function renderQuoteMail(strapi: Core.Strapi, { template, language, payload }: OutboxMail, sender: Sender) {
  const Template = templates[template];
  const { quoteId = '' } = payload;
  const row = await strapi.db.query('api::quote.quote').findOne({ where: { documentId: quoteId } });
  if (!Template || !row) throw new Error(`no mail for template ${template} and quote ${quoteId}`);
  const quote = presentQuote(row);
  const guestUrl = guestLink(row, language);
  const html = await render(<Template quote={quote} locale={language} {...sender} guestUrl={guestUrl} />);
  return { subject: translate(language, `mail.${template}.subject`, { number: quote.number, name: quote.contact.name }), html };
}
