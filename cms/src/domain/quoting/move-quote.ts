import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { GUEST_LINK_LIFETIME_MS } from './guest-token';
import { wordsKey } from './words-key';
import { quoteGuards, type QuoteFacts } from './quote-guards';
import type { OfferRow } from './offer-row';
import type { QuoteRow } from './quote-row';
import type { Move } from '../../contract/move';
import { Problem } from '../../contract/problem';
import { quoteFacts } from '../../contract/states/facts';
import { quoteFlow, type QuoteEvent } from '../../contract/states/quote';
import { guardsOf, nextState } from '../../contract/states/transition';
import { currentTime } from '../../platform/time/current-time';
import { berlinDay } from '../../platform/time/berlin-day';
import { moveDocument, type Mover } from '../../platform/events/move-document';
import { keepMoveWords } from './write-message';

type Extra = {
  /** What the guards look at beyond the quote itself. */
  facts?: Partial<Pick<QuoteFacts, 'accepted' | 'draft'>>;
  /** What else happens in the transaction, with the quote as it was and the version sent last. */
  effect?: (quote: QuoteRow, sent: OfferRow | null, trx: Knex) => Promise<{ change?: object; data?: Record<string, string | number> }>;
};

/**
 * Raises an event on a quote: table, guards, effect, words and log in one transaction.
 * @throws Problem stale, quote.wrong-status, input.invalid where words are missing, and what a guard says
 */
export function moveQuote(
  strapi: Core.Strapi,
  quoteId: string,
  event: QuoteEvent,
  { by, move, facts, effect, now = currentTime() }: { by: Mover; move: Move; now?: Date } & Extra,
): Promise<QuoteRow> {
  return moveDocument<QuoteRow>(strapi, {
    uid: 'api::quote.quote',
    table: 'quotes',
    topic: 'quote',
    documentId: quoteId,
    by,
    move,
    async step(quote, trx) {
      const to = nextState(quoteFlow, quote.status, event, by.actor);
      if (!to) throw new Problem('quote.wrong-status');
      if (quoteFlow[quote.status][event]?.text === 'required' && !move.text)
        throw new Problem('input.invalid', {}, { text: 'field.too-small' });
      const sent = await findSent(strapi, quote);
      const { contact, lines, draft } = quote;
      const known: QuoteFacts = {
        today: berlinDay(now),
        customerType: contact.customerType,
        lines,
        draft,
        sent: sent && factsOf(sent),
        accepted: null,
        ...facts,
      };
      for (const guard of guardsOf(quoteFlow, quote.status, event, by.actor)) quoteGuards[guard](known);
      const { change, data } = (await effect?.(quote, sent, trx)) ?? {};
      await keepMoveWords(strapi, { quoteId, by, text: move.text, move: `quote.${event}`, key: wordsKey(quoteId, move.key) });
      const guestTokenExpiresAt = new Date(now.getTime() + GUEST_LINK_LIFETIME_MS);
      return { to, fact: quoteFacts[event], change: { guestTokenExpiresAt, ...change }, data };
    },
  });
}

/** The version that was sent last. */
export const findSent = (strapi: Core.Strapi, { offerId }: QuoteRow): Promise<OfferRow | null> =>
  offerId ? strapi.db.query('api::offer.offer').findOne({ where: { documentId: offerId } }) : Promise.resolve(null);

const factsOf = ({ version, validUntil, document }: OfferRow) => ({ version, validUntil, taxCase: document.taxCase });
