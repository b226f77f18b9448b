import { formatIban } from '../../contract/billing/iban';
import { render } from '@react-email/render';
import type { Core } from '@strapi/strapi';
import { earlyOfferOf } from '../billing/find-invoices';
import { type BalanceRow, findInvoice, type InvoiceRow } from '../billing/invoice-row';
import { findOrder, type OrderRow } from '../production/orders/order-row';
import type { QuoteRow } from '../quoting/quote-row';
import type { LoggedEvent } from '../../contract/people/logged-event';
import type { Locale } from '../../contract/constants';
import { cents, formatCents } from '../../contract/pricing/money';
import type { DocumentFormat, DocumentKey } from '../../platform/documents/stored-document';
import { publicUrl } from '../../platform/settings';
import { translate } from '../../platform/strings/translate';
import { berlinDay, currentTime } from '../../platform/time/time';
import { attachedDocument, type Attachment } from '../../platform/mail/outbox-row';
import { ActionLink, FactList, Layout, Paragraph } from '../../platform/mail/layout';
import { dayText, type Sender } from '../../platform/mail/sender';
import { guestLink } from './render-step-mail';
import { findAccount } from '../people/account-row';

type InvoiceOutboxMail = { language: Locale; payload: Record<string, string> };
type Facts = {
  invoice: InvoiceRow;
  balance: BalanceRow;
  order: OrderRow;
  /** The number of the invoice that took its place, else empty. */ replacement: string;
};

/** Writes a mail about an invoice with its document; null for a reminder of an invoice that was paid or cancelled since. */
export async function renderInvoiceMail(
  strapi: Core.Strapi,
  template: InvoiceTemplate,
  { language: locale, payload }: InvoiceOutboxMail,
  { brand, footer }: Sender,
): Promise<{ subject: string; html: string; attachments: Attachment[] } | null> {
  const facts = await findFacts(strapi, payload.invoiceId);
  const { invoice, balance, replacement } = facts;
  if (template === 'invoice-reminded' && balance.settlement !== 'open') return null;
  // A mail that waited, or is sent again, asks nobody to pay what was cancelled since.
  const isVoid = template === 'invoice-issued' && balance.settlement === 'cancelled';
  const { number, buyer } = invoice.document;
  const values = { number, replacement, name: buyer.name, level: payload.level ?? '', amount: amountText(payload.amount ?? 0, locale) };
  const t = (part: string) => translate(locale, `mail.${template}.${part}`, values);
  const html = await render(
    <Layout locale={locale} brand={brand} heading={t('subject')} preview={t('preview')} footer={footer}>
      <Paragraph>{translate(locale, 'mail.greeting', values)}</Paragraph>
      <Paragraph>{t(isVoid ? 'text.cancelled' : template === 'invoice-cancelled' && replacement ? 'text.replaced' : 'text')}</Paragraph>
      <FactList facts={factsOf(facts, locale)} />
      <ActionLink href={await linkTo(strapi, facts, locale)}>{translate(locale, 'mail.invoice.link')}</ActionLink>
    </Layout>,
  );
  const attachments = await Promise.all(documentsOf(template, payload).map((key) => attachedDocument(strapi, key)));
  return { subject: t('subject'), html, attachments };
}

async function findFacts(strapi: Core.Strapi, invoiceId: string | undefined): Promise<Facts> {
  const invoice = await findInvoice(strapi, { documentId: invoiceId });
  if (!invoice) throw new Error(`no invoice ${invoiceId}`);
  const [balance, order]: [BalanceRow, OrderRow | null] = await Promise.all([
    strapi.db.query('api::invoice-balance.invoice-balance').findOne({ where: { invoiceId } }),
    findOrder(strapi, { documentId: invoice.orderId }),
  ]);
  if (!order) throw new Error(`no order of invoice ${invoiceId}`);
  const replacement = balance.replacedById ? await findInvoice(strapi, { documentId: balance.replacedById }) : null;
  return { invoice, balance, order, replacement: replacement?.document.number ?? '' };
}

const earlyValues = ({ amount, payBy }: NonNullable<ReturnType<typeof earlyOfferOf>>, locale: Locale) => ({
  amount: amountText(amount, locale),
  date: dayText(payBy, locale),
});

function factsOf({ invoice, balance, order }: Facts, locale: Locale) {
  const { due, paid, dueOn, settlement } = balance;
  const fact = (name: string, value: string) => [translate(locale, `mail.invoice.${name}`), value] as const;
  const open = Number(due) - Number(paid);
  const isPayable = settlement === 'open' && open > 0;
  const early = earlyOfferOf(invoice.document, balance, berlinDay(currentTime()));
  return [
    fact('number', invoice.document.number),
    fact('order', order.number),
    fact('due', amountText(due, locale)),
    fact('open', isPayable ? amountText(open, locale) : ''),
    fact('pay-until', isPayable ? dayText(dueOn, locale) : ''),
    fact('early', early ? translate(locale, 'mail.invoice.early.until', earlyValues(early, locale)) : ''),
    fact('iban', isPayable ? formatIban(invoice.document.seller.iban) : ''),
  ];
}

async function linkTo(strapi: Core.Strapi, { invoice, order }: Facts, locale: Locale): Promise<string> {
  if (order.ownerId) return `${publicUrl}/app/invoices/${invoice.documentId}`;
  const quote: QuoteRow = await strapi.db.query('api::quote.quote').findOne({ where: { documentId: order.quoteId } });
  return guestLink(quote, locale);
}

/** Lists the attachments: an invoice also goes as XRechnung, for those who book it by machine (§ 14 Abs. 1 UStG). */
function documentsOf(
  template: InvoiceTemplate,
  { invoiceId, cancellationId, correctionId, reminderId }: Record<string, string>,
): DocumentKey[] {
  const drawn = (subject: string | undefined, kind: DocumentKey['kind'], format: DocumentFormat = 'pdf'): DocumentKey => ({
    subject: String(subject),
    kind,
    format,
  });
  switch (template) {
    case 'invoice-issued':
      return [drawn(invoiceId, 'invoice'), drawn(invoiceId, 'invoice', 'xml')];
    case 'invoice-cancelled':
      return [drawn(cancellationId, 'cancellation'), drawn(cancellationId, 'cancellation', 'xml')];
    case 'invoice-corrected':
      return [drawn(correctionId, 'correction'), drawn(correctionId, 'correction', 'xml')];
    case 'invoice-reminded':
      return [drawn(reminderId, 'reminder')];
    case 'invoice-payment-recorded':
      return [];
  }
}

const amountText = (amount: string | number, locale: Locale): string => formatCents(cents(Number(amount)), locale);

type Step = Pick<LoggedEvent, 'name' | 'subject' | 'data'>;
type InvoiceMail = { template: string; to: string; language: Locale; payload: Record<string, string> };

/** Steps of an invoice that its customer is notified of. */
const invoiceTemplates = [
  'invoice-issued',
  'invoice-cancelled',
  'invoice-corrected',
  'invoice-payment-recorded',
  'invoice-reminded',
] as const;
type InvoiceTemplate = (typeof invoiceTemplates)[number];

export const isInvoiceMail = (template: string): template is InvoiceTemplate => (invoiceTemplates as readonly string[]).includes(template);

/** Returns the mail after a step of an invoice; none for a repayment, which the bank's own line explains. */
export async function invoiceMailsAfter(strapi: Core.Strapi, { name, subject, data }: Step): Promise<InvoiceMail[]> {
  const template = name.replace('.', '-');
  if (!isInvoiceMail(template) || (data.amount ?? 0) < 0) return [];
  const invoice: { orderId: string } | null = await strapi.db
    .query('api::invoice.invoice')
    .findOne({ where: { documentId: subject }, select: ['orderId'] });
  const order = invoice && (await findOrder(strapi, { documentId: invoice.orderId }));
  if (!order) return [];
  const owner = order.ownerId ? await findAccount(strapi, { documentId: order.ownerId }) : null;
  const facts = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, String(value)]));
  return [{ template, to: owner?.email ?? order.email, language: order.language, payload: { ...facts, invoiceId: subject } }];
}
