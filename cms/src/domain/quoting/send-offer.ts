import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { OfferRow } from './offer-row';
import { guestToken } from './guest-token';
import { offerDocument } from './offer-document';
import type { QuoteRow } from './quote-row';
import type { OfferDocument } from '../../contract/billing/document';
import type { Move } from '../../contract/move';
import { versionAfter, type OfferDraft } from '../../contract/quoting/offer';
import { Problem } from '../../contract/problem';
import { totalsOf } from '../../contract/billing/document';
import { currentTime } from '../../platform/time/current-time';
import { hashDocument } from '../../platform/documents/hash-document';
import { readSeller } from '../../platform/documents/read-seller';
import { withdrawalNotice } from './withdrawal-notice';
import { hashSecret } from '../../platform/http/hash';
import { berlinDay } from '../../platform/time/berlin-day';
import { reminderDay } from './remind-of-offers';
import { findExpress } from './find-express';
import type { Mover } from '../../platform/events/move-document';
import { findSent, moveQuote } from './move-quote';

async function composeOffer(strapi: Core.Strapi, quote: QuoteRow, draft: OfferDraft, sent: OfferRow | null): Promise<OfferDocument> {
  const seller = await readSeller(strapi);
  return offerDocument(quote, {
    draft,
    taxCase: draft.taxCase ?? 'domestic',
    version: versionAfter(sent?.version ?? null),
    date: berlinDay(currentTime()),
    seller,
    before: sent?.document ?? null,
    express: await findExpress(strapi, draft),
    withdrawalNotice: withdrawalNotice(quote.language, seller),
  });
}

/** The offer as it would be sent now. @throws Problem company.incomplete */
export async function previewOffer(strapi: Core.Strapi, quote: QuoteRow, draft: OfferDraft): Promise<OfferDocument> {
  return composeOffer(strapi, quote, draft, await findSent(strapi, quote));
}

/** Freezes what staff prepared as the next version and sends it; its guest link replaces the one before. */
export function sendOffer(strapi: Core.Strapi, quoteId: string, by: Mover, move: Move): Promise<QuoteRow> {
  return moveQuote(strapi, quoteId, 'offer', {
    by,
    move,
    async effect(quote, sent, trx) {
      if (!quote.draft) throw new Problem('quote.tax-case-open');
      const document = await composeOffer(strapi, quote, quote.draft, sent);
      const offer = await freeze(strapi, trx, { quote, document, by });
      const linkRevision = quote.linkRevision + 1;
      const guestTokenHash = hashSecret(guestToken(quote.documentId, linkRevision));
      return {
        change: {
          offerId: offer.documentId,
          validUntil: offer.validUntil,
          remindOn: reminderDay(offer.validUntil, document.date),
          amount: totalsOf(document).net,
          linkRevision,
          guestTokenHash,
        },
        data: { offerId: offer.documentId, version: offer.version },
      };
    },
  });
}

type Frozen = { quote: QuoteRow; document: OfferDocument; by: Mover };

async function freeze(strapi: Core.Strapi, trx: Knex, { quote, document, by }: Frozen): Promise<OfferRow> {
  const { net, gross } = totalsOf(document);
  const { guest_token_hash: replacedLinkHash } = await trx('quotes').where({ id: quote.id }).first('guest_token_hash');
  return strapi.db.query('api::offer.offer').create({
    data: {
      quoteId: quote.documentId,
      version: document.version,
      sentAt: currentTime(),
      sentBy: by.accountId ?? '',
      document,
      sha256: hashDocument(document),
      validUntil: document.validUntil,
      net,
      gross,
      express: document.express ?? null,
      replacedLinkHash,
    },
  });
}
