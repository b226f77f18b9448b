import type { Core } from '@strapi/strapi';
import type { ApprovalFact } from '../../contract/people/approval';
import type { ApprovalRules } from '../people/approval-rules';
import type { QuoteRow } from './quote-row';
import { totalsOf } from '../../contract/billing/document';
import { Problem } from '../../contract/problem';
import { isPreset } from '../../contract/quoting/choice';
import { discountBelowList, draftedLine, listTotal, type OfferDraft, STAFF_DISCOUNT_LIMIT } from '../../contract/quoting/offer';
import { guardsOf } from '../../contract/states/transition';
import { quoteFlow } from '../../contract/states/quote';
import { berlinDay, currentTime } from '../../platform/time/time';
import { sendOffer } from './send-offer';
import { quoteGuards } from './transition-quote';

/** An offer further below the list than staff may send: approving it sends the offer. */
export const discountApproval: ApprovalRules = {
  topic: 'quote',
  page: 'quotes',

  async ask(strapi, subjectId) {
    const quote = await find(strapi, subjectId);
    if (!quote) throw new Problem('quote.not-found');
    const { number: label, revision, contact, lines, draft } = quote;
    if (!quoteFlow[quote.status].offer) throw new Problem('quote.wrong-status');
    const facts = { today: berlinDay(currentTime()), customerType: contact.customerType, lines, draft, sent: null, accepted: null };
    for (const guard of guardsOf(quoteFlow, quote.status, 'offer', 'superAdmin')) quoteGuards[guard](facts);
    if (!draft || discountBelowList(draft, lines) <= STAFF_DISCOUNT_LIMIT) throw new Problem('approval.not-needed');
    return { quoteId: subjectId, label, revision, content: contentOf(draft), facts: factsOf(quote, draft) };
  },

  async current(strapi, { subjectId }) {
    const quote = await find(strapi, subjectId);
    return quote?.draft && quoteFlow[quote.status].offer ? { content: contentOf(quote.draft), revision: quote.revision } : null;
  },

  perform: (strapi, { subjectId, by, command, data }) => sendOffer(strapi, subjectId, { by, command, approved: data }),
};

const find = (strapi: Core.Strapi, documentId: string): Promise<QuoteRow | null> =>
  strapi.db.query('api::quote.quote').findOne({ where: { documentId } });

const contentOf = (draft: OfferDraft) => ({ draft });

function factsOf({ name, contact, lines }: QuoteRow, draft: OfferDraft): ApprovalFact[] {
  const { discount, validUntil, taxCase } = draft;
  // With a choice the sums are those of what is preset; the share is that of the worst choice.
  const preset = draft.lines.filter(isPreset);
  const { net } = totalsOf({ lines: preset.map((line) => draftedLine(line, taxCase)), discount });
  return [
    { name: 'customer', text: [contact.company, name].filter(Boolean).join(', ') },
    { name: 'list', amount: listTotal(preset, lines) },
    { name: 'offered', amount: net },
    { name: 'below-list', share: discountBelowList(draft, lines) },
    { name: 'valid-until', day: validUntil },
  ];
}
