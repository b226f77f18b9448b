import { render } from '@react-email/render';
import type { Core } from '@strapi/strapi';
import { type FileRow, files } from '../files/file-row';
import type { MessageRow } from '../quoting/thread';
import { type AmendmentDocument, totalsOf } from '../../contract/billing/document';
import { type AmendmentRow, findAmendment } from '../production/amendments/amendment-row';
import { findOrder, type OrderRow } from '../production/orders/order-row';
import { filesUntil } from '../production/orders/remove-order-files';
import { berlinDay } from '../../platform/time/time';
import { chosenReason } from '../quoting/lost-offers';
import { findOffer, guestToken, type OfferRow, type QuoteRow } from '../quoting/quote-row';
import { hasChoice } from '../../contract/quoting/choice';
import { versionAfter } from '../../contract/quoting/offer';
import type { Locale } from '../../contract/constants';
import { ownPages } from '../../contract/content/page-kinds';
import { cents, formatCents } from '../../contract/pricing/money';
import type { DocumentKey } from '../../platform/documents/stored-document';
import { publicUrl } from '../../platform/settings';
import { translate } from '../../platform/strings/translate';
import { attachedDocument, type RenderedMail } from '../../platform/mail/outbox-row';
import { ActionLink, FactList, Layout, Paragraph, SmallLink } from '../../platform/mail/layout';
import { dayText, type Sender, timeText } from '../../platform/mail/sender';
import { unsubscribeHeaders, unsubscribePage } from '../../platform/mail/unsubscribe-link';
import type { LoggedEvent } from '../../contract/people/logged-event';

type StepOutboxMail = { template: string; language: Locale; payload: Record<string, string> };

export const isStepMail = (template: string): boolean => stepTemplates.includes(template);

/**
 * Writes the mail that tells one audience of a step, with the note that came with it; null once the quote is gone. A guest
 * is not greeted by name: nobody has proven the address, and the name was typed with it.
 */
export async function renderStepMail(
  strapi: Core.Strapi,
  { template, language: locale, payload }: StepOutboxMail,
  { brand, footer }: Sender,
): Promise<Omit<RenderedMail, 'text'> | null> {
  const quote: QuoteRow | null = await strapi.db.query('api::quote.quote').findOne({ where: { documentId: payload.quoteId } });
  if (!quote || quote.email === '') return null;
  const [order, note, offer, amendment] = await Promise.all([
    orderOf(strapi, payload),
    findNote(strapi, payload),
    offerOf(strapi, template, quote),
    amendmentOf(strapi, payload),
  ]);
  const facts = { template, locale, quote, order, note, ...offerFacts(offer), amendment };
  const mail = await composeStepMail(facts, { brand, footer });
  const keys = documentsOf(template, quote, { order, amendment });
  const headers = isOptional(template) ? unsubscribeHeaders(quote.documentId) : undefined;
  return { ...mail, headers, attachments: await Promise.all(keys.map((key) => attachedDocument(strapi, key))) };
}

type AmendedSums = Pick<AmendmentDocument, 'lines' | 'discount'>;

/** The facts that the mail about a step is written from. */
export type StepFacts = {
  template: string;
  locale: Locale;
  quote: Pick<QuoteRow, 'documentId' | 'number' | 'name' | 'gross' | 'validUntil' | 'ownerId' | 'linkRevision'> &
    Parameters<typeof chosenReason>[0];
  order: Pick<OrderRow, 'documentId' | 'number' | 'dueAt' | 'reviewUntil' | 'gross' | 'endedAt' | 'filesNoticedAt'> | null;
  note: StepNote | null;
  /** The version of the offer that the mail is about, '' for none. */
  version: string;
  /** The change of the order that the mail is about. */
  amendment: { number: string; document: AmendedSums & { before: AmendedSums; validUntil: string } } | null;
  /** True for an offer that leaves something to choose. */
  hasChoice?: boolean;
};

const offerFacts = (offer: OfferRow | null): Pick<StepFacts, 'version' | 'hasChoice'> => ({
  version: offer?.version ?? '',
  hasChoice: offer !== null && hasChoice(offer.document.lines),
});

/** Writes subject and text of the mail about a step. */
export async function composeStepMail(
  { template, locale, quote, order, note, version, amendment, hasChoice = false }: StepFacts,
  { brand, footer }: Sender,
): Promise<{ subject: string; html: string }> {
  const values = { ...valuesOf(quote, order, locale), ...amendmentValues(amendment, locale), version };
  const t = (part: string) => translate(locale, `mail.${template}.${part}`, values);
  const subject = t(version !== '' && version !== FIRST_VERSION ? 'subject-again' : 'subject');
  const isNotice = template.endsWith('-notice');
  const html = await render(
    <Layout locale={locale} brand={brand} heading={subject} preview={t('preview')} footer={footer}>
      {!isNotice && <Paragraph>{translate(locale, quote.ownerId ? 'mail.greeting' : 'mail.greeting-plain', values)}</Paragraph>}
      <Paragraph>{t('text')}</Paragraph>
      {hasChoice && <Paragraph>{translate(locale, 'mail.quote-offered.choice')}</Paragraph>}
      <DeclineReason template={template} locale={locale} quote={quote} />
      {note && (
        <FactList
          facts={[
            [
              note.line ? translate(locale, 'mail.about-line', { name: note.name || brand, line: note.line }) : note.name || brand,
              note.text,
            ],
            ...(note.wishes ?? []).map(({ line, text }) => [translate(locale, 'mail.line', { line }), text] as const),
            [translate(locale, 'mail.files'), note.fileNames.join(', ')],
          ]}
        />
      )}
      <ActionLink href={isNotice ? staffLink(quote, order) : customerLink(quote, order, locale)}>{t('link')}</ActionLink>
      {isOptional(template) && (
        <SmallLink href={unsubscribePage(quote.documentId, locale)}>{translate(locale, 'mail.unsubscribe')}</SmallLink>
      )}
    </Layout>,
  );
  return { subject, html };
}

/** Tells staff the reason that was chosen for declining an offer. */
function DeclineReason({ template, locale, quote }: Pick<StepFacts, 'template' | 'locale' | 'quote'>) {
  const reason = template === 'quote-declined-notice' ? chosenReason(quote)?.[locale] : undefined;
  return reason === undefined ? null : <FactList facts={[[translate(locale, 'mail.quote-declined-notice.reason'), reason]]} />;
}

type Shown = { order: OrderRow | null; amendment: AmendmentRow | null };

/** Mails that bring the change of an order as a document: for the decision, and on a durable medium once it is agreed. */
const amendmentMails = ['order-amendment-proposed', 'order-amendment-accepted'];

/** Returns the documents that the customer keeps: the offer, the confirmation of the order with its terms, its changes (§ 312f BGB). */
function documentsOf(template: string, { offerId }: QuoteRow, { order, amendment }: Shown): DocumentKey[] {
  if (amendmentMails.includes(template) && amendment) return [{ subject: amendment.documentId, kind: 'amendment', format: 'pdf' }];
  if (template === 'quote-offered' && offerId) return [{ subject: offerId, kind: 'offer', format: 'pdf' }];
  if (template !== 'order-placed' || !order) return [];
  const { documentId: subject, termsVersion } = order;
  const kinds = termsVersion ? (['order-confirmation', 'agreed-terms'] as const) : (['order-confirmation'] as const);
  return kinds.map((kind) => ({ subject, kind, format: 'pdf' }));
}

/** The first version of an offer; later ones are named, so that two mails about one offer are told apart. */
const FIRST_VERSION = versionAfter(null);

/** Returns the version that the mail is about. */
const offerOf = (strapi: Core.Strapi, template: string, { offerId }: QuoteRow): Promise<OfferRow | null> =>
  template === 'quote-offered' && offerId ? findOffer(strapi, { documentId: offerId }) : Promise.resolve(null);

const orderOf = (strapi: Core.Strapi, { orderId }: Record<string, string>): Promise<OrderRow | null> =>
  orderId ? findOrder(strapi, { documentId: orderId }) : Promise.resolve(null);

const amendmentOf = (strapi: Core.Strapi, { amendmentId }: Record<string, string>): Promise<AmendmentRow | null> =>
  amendmentId ? findAmendment(strapi, { documentId: amendmentId }) : Promise.resolve(null);

/** The values of a change: its number, what the order cost and is to cost, and until when it can be accepted. */
function amendmentValues(amendment: StepFacts['amendment'], locale: Locale): Record<string, string> {
  if (!amendment) return { amendment: '–', before: '–', after: '–', amendmentUntil: '–' };
  const { number, document } = amendment;
  return {
    amendment: number,
    before: formatCents(totalsOf(document.before).gross, locale),
    after: formatCents(totalsOf(document).gross, locale),
    amendmentUntil: dayText(document.validUntil, locale),
  };
}

/** What somebody wrote with a step, and the names of the files that came with it. */
type StepNote = Pick<MessageRow, 'name' | 'text'> & {
  fileNames: string[];
  /** The name of the line that it is about. */
  line?: string | null;
  /** What is asked for line by line. */
  wishes?: readonly { line: string; text: string }[];
};

async function findNote(strapi: Core.Strapi, { noteKey }: Record<string, string>): Promise<StepNote | null> {
  if (!noteKey) return null;
  const messages = strapi.db.query('api::message.message');
  const note: MessageRow | null = await messages.findOne({ where: { key: noteKey, internal: false } });
  const asked: MessageRow[] = await messages.findMany({
    where: { key: { $startsWith: `${noteKey}:` }, internal: false },
    orderBy: { id: 'asc' },
  });
  const wishes = asked.map(({ lineName, text }) => ({ line: lineName ?? '', text }));
  if (!note) return asked[0] ? { name: asked[0].name, text: '', fileNames: [], wishes } : null;
  const attached: Pick<FileRow, 'originalName'>[] = await files(strapi).findMany({
    where: { messageId: note.documentId },
    select: ['originalName'],
    orderBy: { id: 'asc' },
  });
  return { name: note.name, text: note.text, line: note.lineName, wishes, fileNames: attached.map(({ originalName }) => originalName) };
}

/** The values that the texts can name, formatted. */
function valuesOf(quote: StepFacts['quote'], order: StepFacts['order'], locale: Locale): Record<string, string> {
  const until = order && filesUntil(order);
  const time = (at: string | null | undefined) => (at ? timeText(at, locale) : '–');
  return {
    number: order?.number ?? quote.number,
    quote: quote.number,
    name: quote.name,
    validUntil: quote.validUntil ? dayText(quote.validUntil, locale) : '–',
    due: time(order?.dueAt),
    reviewUntil: time(order?.reviewUntil),
    filesUntil: until ? dayText(berlinDay(new Date(until)), locale) : '–',
    gross: formatCents(cents(Number(order?.gross ?? quote.gross)), locale),
  };
}

const staffLink = (quote: StepFacts['quote'], order: StepFacts['order']): string =>
  `${publicUrl}/admin/${order ? `orders/${order.documentId}` : `quotes/${quote.documentId}`}`;

/** Returns the link into the customer's account, or the guest link that is valid now. */
function customerLink(quote: StepFacts['quote'], order: StepFacts['order'], locale: Locale): string {
  if (quote.ownerId) return `${publicUrl}/app/${order ? `orders/${order.documentId}` : `quotes/${quote.documentId}`}`;
  return guestLink(quote, locale);
}

/** Returns the address of the guest page. */
export const guestLink = ({ documentId, linkRevision }: Pick<QuoteRow, 'documentId' | 'linkRevision'>, locale: Locale): string =>
  `${publicUrl}${locale === 'en' ? '/en' : ''}${ownPages.guestQuote.path}/${guestToken(documentId, linkRevision)}`;

/** The fields of a logged event that mails depend on. */
type Step = Pick<LoggedEvent, 'name' | 'actor'>;

type Audience = 'customer' | 'staff';

/** Steps that are notified to everybody but whoever caused them. The text of each is `mail.<fact>.*`, with a hyphen for the dot. */
const audiencesByEvent: Record<string, readonly Audience[]> = {
  'quote.asked': ['customer'],
  'quote.answered': ['staff'],
  'quote.offered': ['customer'],
  'quote.declined': ['staff'],
  'quote.changes-requested': ['staff'],
  'quote.withdrawn': ['customer'],
  'quote.reminded': ['customer'],
  'quote.expired': ['customer'],
  'quote.declined-by-us': ['customer'],
  'quote.cancelled': ['staff'],
  'quote.renewal-requested': ['staff'],
  'quote.message-written': ['customer', 'staff'],
  'order.placed': ['customer', 'staff'],
  'order.started': ['customer'],
  'order.delivered': ['customer'],
  'order.review-stopped': ['staff'],
  'order.files-expiring': ['customer'],
  'order.completed': ['customer', 'staff'],
  'order.revision-requested': ['staff'],
  'order.held': ['customer', 'staff'],
  'order.resumed': ['customer'],
  'order.cancelled': ['customer'],
  'order.withdrawn': ['customer', 'staff'],
  'order.amendment-proposed': ['customer'],
  'order.amendment-accepted': ['customer', 'staff'],
  'order.amendment-refused': ['staff'],
  'order.amendment-withdrawn': ['customer'],
  'order.amendment-expired': ['customer', 'staff'],
};

/** Steps that are confirmed to the customer who took them: they found, end or change a contract. */
const confirmed = ['order.placed', 'order.completed', 'order.withdrawn', 'order.amendment-accepted'];

type StepMail = { template: string; audience: Audience };

/** Lists the mails to send after a step: none to whoever caused it, unless the step founds, ends or changes a contract. */
export function mailsAfter({ name, actor }: Step): StepMail[] {
  const audiences = audiencesByEvent[name] ?? [];
  const cause: Audience = actor === 'customer' ? 'customer' : 'staff';
  return audiences
    .filter((audience) => audience !== cause || actor === 'timer' || (audience === 'customer' && confirmed.includes(name)))
    .map((audience) => ({ audience, template: `${name.replace('.', '-')}${audience === 'staff' ? '-notice' : ''}` }));
}

/** Checks whether people may switch a mail off: all others belong to a contract. */
const isOptional = (template: string): boolean => template === 'quote-reminded';

/** Every step mail there is, as tests and the renderer know them. */
export const stepTemplates: readonly string[] = Object.entries(audiencesByEvent).flatMap(([name, audiences]) =>
  audiences.map((audience) => `${name.replace('.', '-')}${audience === 'staff' ? '-notice' : ''}`),
);
