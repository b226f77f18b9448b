import { render } from '@react-email/render';
import type { Core } from '@strapi/strapi';
import type { MessageRow } from '../quoting/show-thread';
import { findOrder, type OrderRow } from '../production/orders/order-row';
import { guestToken, type QuoteRow } from '../quoting/quote-row';
import type { Locale } from '../../contract/constants';
import { ownPages } from '../../contract/content/page-kinds';
import { cents, formatCents } from '../../contract/pricing/money';
import type { DocumentKey } from '../../platform/documents/stored-document';
import { publicUrl } from '../../platform/settings';
import { translate } from '../../platform/strings/translate';
import { attachedDocument, type RenderedMail } from '../../platform/mail/outbox-row';
import { ActionLink, FactList, Layout, Paragraph, SmallLink } from '../../platform/mail/layout';
import { dayText, type Sender, timeText } from '../../platform/mail/sender';
import { isOptional, stepTemplates } from './step-mails';
import { unsubscribeHeaders, unsubscribePage } from '../../platform/mail/unsubscribe-link';

type StepOutboxMail = { template: string; language: Locale; payload: Record<string, string> };

export const isStepMail = (template: string): boolean => stepTemplates.includes(template);

/**
 * What a step means to whoever gets this mail, with the note that came with it; null once the quote is gone. A guest is not
 * greeted by name: nobody has proven the address, and the name was typed with it.
 */
export async function renderStepMail(
  strapi: Core.Strapi,
  { template, language: locale, payload }: StepOutboxMail,
  { brand, footer }: Sender,
): Promise<Omit<RenderedMail, 'text'> | null> {
  const quote: QuoteRow | null = await strapi.db.query('api::quote.quote').findOne({ where: { documentId: payload.quoteId } });
  if (!quote || quote.email === '') return null;
  const [order, note] = await Promise.all([orderOf(strapi, payload), findNote(strapi, payload)]);
  const values = valuesOf(quote, order, locale);
  const t = (part: string) => translate(locale, `mail.${template}.${part}`, values);
  const isNotice = template.endsWith('-notice');
  const html = await render(
    <Layout locale={locale} brand={brand} heading={t('subject')} preview={t('preview')} footer={footer}>
      {!isNotice && <Paragraph>{translate(locale, quote.ownerId ? 'mail.greeting' : 'mail.greeting-plain', values)}</Paragraph>}
      <Paragraph>{t('text')}</Paragraph>
      {note && <FactList facts={[[note.name || brand, note.text]]} />}
      <ActionLink href={isNotice ? staffLink(quote, order) : customerLink(quote, order, locale)}>{t('link')}</ActionLink>
      {isOptional(template) && (
        <SmallLink href={unsubscribePage(quote.documentId, locale)}>{translate(locale, 'mail.unsubscribe')}</SmallLink>
      )}
    </Layout>,
  );
  const key = documentOf(template, quote, order);
  const headers = isOptional(template) ? unsubscribeHeaders(quote.documentId) : undefined;
  return { subject: t('subject'), html, headers, attachments: key ? [await attachedDocument(strapi, key)] : [] };
}

/** What the customer keeps on paper: the offer, and the confirmation of the order (§ 312f BGB). */
function documentOf(template: string, { offerId }: QuoteRow, order: OrderRow | null): DocumentKey | null {
  if (template === 'quote-offered' && offerId) return { subject: offerId, kind: 'offer', format: 'pdf' };
  if (template === 'order-placed' && order) return { subject: order.documentId, kind: 'order-confirmation', format: 'pdf' };
  return null;
}

const orderOf = (strapi: Core.Strapi, { orderId }: Record<string, string>): Promise<OrderRow | null> =>
  orderId ? findOrder(strapi, { documentId: orderId }) : Promise.resolve(null);

const findNote = (strapi: Core.Strapi, { noteKey }: Record<string, string>): Promise<MessageRow | null> =>
  noteKey ? strapi.db.query('api::message.message').findOne({ where: { key: noteKey, internal: false } }) : Promise.resolve(null);

/** What the texts may name. */
function valuesOf(quote: QuoteRow, order: OrderRow | null, locale: Locale): Record<string, string> {
  const time = (at: string | null | undefined) => (at ? timeText(at, locale) : '–');
  return {
    number: order?.number ?? quote.number,
    quote: quote.number,
    name: quote.name,
    validUntil: quote.validUntil ? dayText(quote.validUntil, locale) : '–',
    due: time(order?.dueAt),
    reviewUntil: time(order?.reviewUntil),
    gross: formatCents(cents(Number(order?.gross ?? quote.gross)), locale),
  };
}

const staffLink = (quote: QuoteRow, order: OrderRow | null): string =>
  `${publicUrl}/admin/${order ? `orders/${order.documentId}` : `quotes/${quote.documentId}`}`;

/** Into the account, or by the guest link that is good now. */
function customerLink(quote: QuoteRow, order: OrderRow | null, locale: Locale): string {
  if (quote.ownerId) return `${publicUrl}/app/${order ? `orders/${order.documentId}` : `quotes/${quote.documentId}`}`;
  return guestLink(quote, locale);
}

/** The address of the guest page. */
export const guestLink = ({ documentId, linkRevision }: Pick<QuoteRow, 'documentId' | 'linkRevision'>, locale: Locale): string =>
  `${publicUrl}${locale === 'en' ? '/en' : ''}${ownPages.guestQuote.path}/${guestToken(documentId, linkRevision)}`;
