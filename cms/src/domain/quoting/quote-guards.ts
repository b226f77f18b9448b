import { askingContradiction, billingContradictions } from '../../contract/pricing/buyer-tax';
import { STAFF_DISCOUNT_LIMIT, discountBelowList, type OfferDraft } from '../../contract/quoting/offer';
import { Problem } from '../../contract/problem';
import type { QuoteContact, QuoteLine } from '../../contract/quoting/quote';
import type { QuoteGuard } from '../../contract/states/quote';
import type { TaxCase } from '../../contract/pricing/tax';

/** What the guards of a quote look at. What a move does not concern is null. */
export type QuoteFacts = {
  /** Today in Germany, YYYY-MM-DD. */
  today: string;
  customerType: QuoteContact['customerType'];
  /** What was asked for. */
  lines: readonly QuoteLine[];
  /** What staff are about to send. */
  draft: OfferDraft | null;
  /** The version that was sent last. */
  sent: { version: string; validUntil: string; taxCase: TaxCase } | null;
  /** What the customer read and gave. */
  accepted: { version: string; country: string; vatId: string } | null;
};

type Guard = (facts: QuoteFacts) => void;

/** The conditions of the quote's table. Each throws a Problem when it does not hold. */
export const quoteGuards: Record<QuoteGuard, Guard> = {
  'lines-priced': ({ draft }) => {
    const line = draft?.lines.find(({ price }) => price === null);
    if (!draft || line) throw new Problem('quote.line-unpriced', { line: line?.name ?? '' });
  },
  'tax-case-confirmed': ({ draft }) => {
    if (!draft?.taxCase) throw new Problem('quote.tax-case-open');
  },
  'tax-case-fits-customer': ({ draft, customerType }) => {
    const contradiction = draft?.taxCase && askingContradiction(draft.taxCase, { customerType, vatId: '' });
    if (contradiction) throw new Problem('quote.tax-case-consumer');
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
  // The shape of the acceptance asks for the address and the tick; nothing reaches this place without them.
  'billing-address-given': requireAcceptance,
  'terms-accepted': requireAcceptance,
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

/** A consumer's VAT ID is none: no invoice names it. */
function contradictions({ sent, accepted, customerType }: QuoteFacts): { country?: string; vatId?: string } {
  const { country = '', vatId = '' } = accepted ?? {};
  return sent ? billingContradictions(sent.taxCase, { country, vatId: customerType === 'business' ? vatId : '' }) : {};
}

function requireAcceptance({ accepted }: QuoteFacts): void {
  if (!accepted) throw new Problem('input.invalid');
}
