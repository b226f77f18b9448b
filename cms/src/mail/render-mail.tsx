import { render, toPlainText } from '@react-email/render';
import type { Core } from '@strapi/strapi';
import type { ComponentType } from 'react';
import { guestToken } from '../api/quote/guest-token';
import { presentQuote } from '../api/quote/present';
import type { Locale } from '../contract/constants';
import { publicUrl } from '../settings';
import { translate } from '../strings/translate';
import type { QuoteMail } from './quote-mail';
import { QuoteNotice } from './quote-notice';
import { QuoteReceived } from './quote-received';

export type OutboxMail = { template: string; to: string; language: Locale; payload: { quoteId: string } };
export type RenderedMail = { subject: string; html: string; text: string };

const templates: Record<string, ComponentType<QuoteMail>> = {
  'quote-received': QuoteReceived,
  'quote-notice': QuoteNotice,
};

/** The mail of an outbox row, from the documents as they are now. @throws Error for a row that no template fits */
export async function renderMail(strapi: Core.Strapi, { template, language, payload }: OutboxMail): Promise<RenderedMail> {
  const Template = templates[template];
  const row = await strapi.db.query('api::quote.quote').findOne({ where: { documentId: payload.quoteId } });
  if (!Template || !row) throw new Error(`no mail for template ${template} and quote ${payload.quoteId}`);
  const quote = presentQuote(row);
  const { brand, footer } = await sender(strapi);
  const prefix = language === 'en' ? '/en' : '';
  const guestUrl = `${publicUrl}${prefix}/angebot/${guestToken(payload.quoteId)}`;
  const html = await render(<Template quote={quote} locale={language} brand={brand} footer={footer} guestUrl={guestUrl} />);
  const subject = translate(language, `mail.${template}.subject`, { number: quote.number, name: quote.contact.name });
  return { subject, html, text: toPlainText(html) };
}

/** Brand and imprint line as marketing and the operator maintain them. */
async function sender(strapi: Core.Strapi): Promise<{ brand: string; footer: string }> {
  const [site, company] = await Promise.all([
    strapi.db.query('api::site.site').findOne({ where: { locale: 'de', publishedAt: { $notNull: true } }, select: ['brand'] }),
    strapi.db.query('api::company.company').findOne({ where: {} }),
  ]);
  const { legalName, street, postcode, city, phone, email } = company ?? {};
  const address = [street, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return { brand: site?.brand ?? '', footer: [legalName, address, phone, email].filter(Boolean).join(' · ') };
}
