import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { GUEST_LINK_LIFETIME_MS, type QuoteRow, findOffer, type OfferRow } from './quote-row';
import { findDeclineReason, reasonColumns } from './lost-offers';
import { noteKey, keepTransitionNote, keepWishes } from './thread';
import { quoteFacts } from '../../contract/states/facts';
import { guardsOf, nextState } from '../../contract/states/transition';
import type { NotedCommand } from '../../contract/quoting/thread';
import type { EventData } from '../../contract/people/logged-event';
import { Problem } from '../../contract/problem';
import { isLost, type QuoteEvent, quoteFlow, type QuoteGuard, type QuoteStatus, transitionsWithFiles } from '../../contract/states/quote';
import { currentTime, berlinDay } from '../../platform/time/time';
import { transitionDocument, type Actor } from '../../platform/events/transition-document';
import { askingContradiction, billingContradictions } from '../../contract/pricing/buyer-tax';
import { discountBelowList, type OfferDraft, STAFF_DISCOUNT_LIMIT } from '../../contract/quoting/offer';
import type { QuoteContact, QuoteLine } from '../../contract/quoting/quote';
import { draftedChoiceProblem } from '../../contract/quoting/choice';
import type { TaxCase } from '../../contract/pricing/tax';

type Extra = {
  /** Facts for the guards beyond the quote itself. */
  facts?: Partial<Pick<QuoteFacts, 'accepted' | 'draft'>>;
  /** Does what else belongs to the transition in its transaction, given the quote as it was and the version sent last. */
  effect?: (quote: QuoteRow, sent: OfferRow | null, trx: Knex) => Promise<{ change?: object; data?: EventData }>;
};

/**
 * Performs a transition of a quote: table, guards, effect, note and log in one transaction.
 * @throws Problem stale, quote.wrong-status, input.invalid where the note is missing, the reason is not one of the list, or files or a
 *   reason come with a transition that takes none, quote.file-unknown, quote.file-unfinished, quote.file-blocked, and what a guard throws
 */
export function transitionQuote(
  strapi: Core.Strapi,
  quoteId: string,
  event: QuoteEvent,
  { by, command, facts, effect, now = currentTime() }: { by: Actor; command: NotedCommand; now?: Date } & Extra,
): Promise<QuoteRow> {
  return transitionDocument<QuoteRow>(strapi, {
    uid: 'api::quote.quote',
    table: 'quotes',
    topic: 'quote',
    documentId: quoteId,
    by,
    command,
    async step(quote, trx) {
      const to = nextState(quoteFlow, quote.status, event, by.kind);
      if (!to) throw new Problem('quote.wrong-status');
      checkNote(quote.status, event, command);
      const reason = command.reason === undefined ? null : await findDeclineReason(strapi, command.reason);
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
      for (const guard of guardsOf(quoteFlow, quote.status, event, by.kind)) quoteGuards[guard](known);
      const { change, data } = (await effect?.(quote, sent, trx)) ?? {};
      const { text, files } = command;
      const note = { by, move: `quote.${event}`, key: noteKey(quoteId, command.key) };
      // What a customer wrote to accept an offer belongs to the contract, and stays as long as its letters.
      await keepTransitionNote(strapi, trx, { ...note, quoteId, text, files, evidence: event === 'accept' });
      await keepWishes(strapi, { ...note, wishes: command.wishes ?? [], quote, sent });
      const guestTokenExpiresAt = new Date(now.getTime() + GUEST_LINK_LIFETIME_MS);
      const loss = { lostAt: isLost(to) ? now : null, ...(reason && reasonColumns(reason)) };
      return {
        to,
        fact: quoteFacts[event],
        change: { guestTokenExpiresAt, ...loss, ...change },
        data: reason ? { ...data, reasonId: reason.id } : data,
      };
    },
  });
}

/** Checks that a command brings what its transition needs, and nothing that only others take. @throws Problem input.invalid */
function checkNote(status: QuoteStatus, event: QuoteEvent, { text, wishes = [], files, reason }: NotedCommand): void {
  const refuse = (field: string, problem = 'field.invalid-value') => new Problem('input.invalid', {}, { [field]: problem });
  if (wishes.length > 0 && event !== 'request-changes') throw refuse('wishes');
  if (quoteFlow[status][event]?.text === 'required' && !text && wishes.length === 0) throw refuse('text', 'field.too-small');
  if (files && !transitionsWithFiles.includes(event)) throw refuse('files');
  if (reason !== undefined && event !== 'decline') throw refuse('reason');
}

/** The version that was sent last. */
export const findSent = (strapi: Core.Strapi, { offerId }: QuoteRow): Promise<OfferRow | null> =>
  offerId ? findOffer(strapi, { documentId: offerId }) : Promise.resolve(null);

const factsOf = ({ version, validUntil, document }: OfferRow) => ({ version, validUntil, taxCase: document.taxCase });

/** The facts that the guards of a quote check. Facts that a transition does not concern are null. */
export type QuoteFacts = {
  /** Today in Germany, YYYY-MM-DD. */
  today: string;
  customerType: QuoteContact['customerType'];
  /** The lines of the request. */
  lines: readonly QuoteLine[];
  /** The draft that is about to be sent. */
  draft: OfferDraft | null;
  /** The version that was sent last. */
  sent: { version: string; validUntil: string; taxCase: TaxCase } | null;
  /** The version that the customer accepted, with country and VAT ID as given. */
  accepted: { version: string; country: string; vatId: string } | null;
};

type Guard = (facts: QuoteFacts) => void;

/** The conditions of the quote's table. Each throws a Problem when it does not hold. */
export const quoteGuards: Record<QuoteGuard, Guard> = {
  'lines-priced': ({ draft }) => {
    const line = draft?.lines.find(({ price }) => price === null);
    if (!draft || line) throw new Problem('quote.line-unpriced', { line: line?.name ?? '' });
  },
  'choice-complete': ({ draft }) => {
    const problem = draft && draftedChoiceProblem(draft.lines);
    if (problem) throw problem;
  },
  'tax-case-confirmed': ({ draft }) => {
    if (!draft?.taxCase) throw new Problem('quote.tax-case-open');
  },
  'tax-case-fits-customer': ({ draft, customerType }) => {
    const contradiction = draft?.taxCase && askingContradiction(draft.taxCase, { customerType, vatId: '' });
    if (contradiction) throw new Problem(contradiction === 'business' ? 'quote.tax-case-business' : 'quote.tax-case-consumer');
  },
  'valid-until-ahead': ({ draft, today }) => {
    if (!draft || draft.validUntil <= today) throw new Problem('quote.validity-past');
  },
  'discount-within-limit': ({ draft, lines }) => {
    if (draft && discountBelowList(draft, lines) > STAFF_DISCOUNT_LIMIT) throw new Problem('quote.discount-needs-lead');
  },
  'latest-version': ({ sent, accepted }) => {
    if (!sent || sent.version !== accepted?.version) throw new Problem('quote.version-superseded');
  },
  'not-expired': ({ sent, today }) => {
    if (!sent || sent.validUntil < today) throw new Problem('quote.expired');
  },
  // The schema of the acceptance requires the address and the tick; nothing reaches this place without them.
  'billing-address-given': requireAcceptance,
  'terms-accepted': requireAcceptance,
  'customer-is-business': ({ customerType }) => {
    if (customerType !== 'business') throw new Problem('quote.written-by-business');
  },
  'billing-country-fits': (facts) => {
    const { country } = contradictions(facts);
    if (country) throw new Problem('quote.billing-country-unfit', {}, { country });
  },
  'vat-id-confirmed': (facts) => {
    const { vatId } = contradictions(facts);
    if (vatId) throw new Problem('quote.vat-id-needed', {}, facts.customerType === 'business' ? { vatId } : {});
  },
  'validity-over': ({ sent, today }) => {
    if (!sent || sent.validUntil >= today) throw new Problem('quote.wrong-status');
  },
};

/** Returns what contradicts the tax case. A consumer's VAT ID counts as none: no invoice names it. */
function contradictions({ sent, accepted, customerType }: QuoteFacts): { country?: string; vatId?: string } {
  const { country = '', vatId = '' } = accepted ?? {};
  return sent ? billingContradictions(sent.taxCase, { country, vatId: customerType === 'business' ? vatId : '' }) : {};
}

function requireAcceptance({ accepted }: QuoteFacts): void {
  if (!accepted) throw new Problem('input.invalid');
}
