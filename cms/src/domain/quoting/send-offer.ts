import { withdrawalNotice } from '../catalogue/withdrawal-notice';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { type OfferRow, guestToken, type QuoteRow } from './quote-row';
import { leadingService } from './lost-offers';
import { offerDocument } from './prepare-offer';
import { type OfferDocument, totalsOf } from '../../contract/billing/document';
import { storedOffers } from '../../contract/billing/stored-document';
import type { TransitionCommand } from '../../contract/states/transition';
import { draftedLine, type OfferDraft, sentDraft, versionAfter, withAddonAmounts } from '../../contract/quoting/offer';
import { Problem } from '../../contract/problem';
import { LETTER_YEARS } from '../../contract/people/personal-data';
import { currentTime, berlinDay, keptUntil } from '../../platform/time/time';
import { hashDocument } from '../../platform/documents/stored-document';
import { readSeller } from '../catalogue/seller-of';
import { hashSecret } from '../../platform/http/hash';
import { reminderDay } from './offer-deadlines';
import type { Actor } from '../../platform/events/transition-document';
import { findSent, transitionQuote } from './transition-quote';
import { findExpressTerms } from './express-date';
import { sum } from '../../contract/pricing/money';
import type { Cents } from '../../contract/pricing/cents';
import type { OfferedExpress } from '../../contract/pricing/pricing';

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

/** Builds the offer as it would be sent now. @throws Problem company.incomplete */
export async function previewOffer(strapi: Core.Strapi, quote: QuoteRow, draft: OfferDraft): Promise<OfferDocument> {
  return composeOffer(strapi, quote, draft, await findSent(strapi, quote));
}

type Approved = { approvalId: string; askedBy: string };

/**
 * Freezes the draft as the next version and sends it; its guest link replaces the one before.
 * @param approved the approval under which it is sent, for the log
 */
export function sendOffer(
  strapi: Core.Strapi,
  quoteId: string,
  { by, command, approved }: { by: Actor; command: TransitionCommand; approved?: Approved },
): Promise<QuoteRow> {
  return transitionQuote(strapi, quoteId, 'offer', {
    by,
    command,
    async effect(quote, sent, trx) {
      if (!quote.draft) throw new Problem('quote.tax-case-open');
      const document = await composeOffer(strapi, quote, quote.draft, sent);
      const offerId = await freeze(strapi, trx, { quote, document, by });
      const linkRevision = quote.linkRevision + 1;
      const guestTokenHash = hashSecret(guestToken(quote.documentId, linkRevision));
      return {
        change: {
          draft: sentDraft(quote.draft),
          offerId,
          offeredService: leadingService(quote.draft),
          validUntil: document.validUntil,
          remindOn: reminderDay(document.validUntil, document.date),
          amount: totalsOf(document).net,
          linkRevision,
          guestTokenHash,
        },
        data: { offerId, version: document.version, ...approved },
      };
    },
  });
}

type Frozen = { quote: QuoteRow; document: OfferDocument; by: Actor };

/** @returns the id of the offer */
async function freeze(strapi: Core.Strapi, trx: Knex, { quote, document: sent, by }: Frozen): Promise<string> {
  const { net, gross } = totalsOf(sent);
  const document = storedOffers.write(sent);
  const { guest_token_hash: replacedLinkHash } = await trx('quotes').where({ id: quote.id }).first('guest_token_hash');
  const { documentId } = await strapi.db.query('api::offer.offer').create({
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
      express: document.express,
      replacedLinkHash,
      keptUntil: keptUntil(LETTER_YEARS),
    },
  });
  return documentId;
}

/** Finds the express terms of the draft's lines, each with its surcharge and the units that it takes, by the line's key. */
async function findExpress(strapi: Core.Strapi, { lines }: OfferDraft): Promise<Map<string, OfferedExpress>> {
  const costs = lines.map((line) => ({ line, addons: costsOfAddons(line) }));
  const ids = costs.flatMap(({ addons }) => addons.map(({ id }) => id));
  const terms = await findExpressTerms(strapi, ids);
  return new Map(
    costs.flatMap(({ line, addons }) => {
      const own = terms.filter((term) => addons.some(({ id }) => id === term.id));
      const shortest = own.find(({ term }) => term === 'same_day') ?? own[0];
      if (!shortest) return [];
      const { id: _id, ...term } = shortest;
      const surcharge = sum(addons.filter(({ id }) => own.some((other) => other.id === id)).map(({ amount }) => amount));
      // A part of a unit counts as a whole.
      return [[line.key, { ...term, surcharge, units: Math.ceil(line.quantity) }] as const];
    }),
  );
}

/** Lists the amounts of the catalogue's add-ons, whether they stand on a line or are one. */
function costsOfAddons(line: OfferDraft['lines'][number]): { id: string; amount: Cents }[] {
  const own = line.addonId ? [{ id: line.addonId, amount: draftedLine({ ...line, addons: [] }, null).net }] : [];
  return [...own, ...withAddonAmounts(line).addons.filter(({ id }) => id !== '')];
}
