import type { Core } from '@strapi/strapi';
import type { WrittenAcceptance } from '../../../contract/quoting/offer';
import { Problem } from '../../../contract/problem';
import { formatDate } from '../../../platform/documents/format';
import type { Actor } from '../../../platform/events/transition-document';
import { translate } from '../../../platform/strings/translate';
import { berlinDay, currentTime } from '../../../platform/time/time';
import type { OfferRow, QuoteRow } from '../../quoting/quote-row';
import { currentTerms } from '../../quoting/show-quote';
import { findSent } from '../../quoting/transition-quote';
import { acceptOffer } from './accept-offer';

/**
 * Makes an offer an order that a business accepted in writing, as a lead records it, under the terms as they stand now. What the customer
 * wrote stands in the conversation, where they see it, and stays as long as the letters of the order.
 * @throws Problem input.invalid for a day before the offer or after today, quote.written-by-business, and those of `acceptOffer`
 */
export async function acceptInWriting(strapi: Core.Strapi, quote: QuoteRow, written: WrittenAcceptance, by: Actor): Promise<QuoteRow> {
  const { receivedOn, text, files, ...acceptance } = written;
  const sent = await findSent(strapi, quote);
  if (sent && !isPossibleDay(receivedOn, sent)) throw new Problem('input.invalid', {}, { receivedOn: 'field.invalid-value' });
  const terms = sent && (await currentTerms(strapi, quote, sent));
  const agreed = { ...acceptance, termsAccepted: true, ...(terms && { termsVersion: terms.version }) } as const;
  const said = translate(quote.language, 'quote.accepted-in-writing', { date: formatDate(receivedOn, quote.language) });
  const note = { text: [said, text].filter(Boolean).join('\n\n'), files };
  return acceptOffer(strapi, quote.documentId, agreed, { by, written: { note, receivedOn } });
}

const isPossibleDay = (day: string, { sentAt }: Pick<OfferRow, 'sentAt'>): boolean =>
  day >= berlinDay(new Date(sentAt)) && day <= berlinDay(currentTime());
