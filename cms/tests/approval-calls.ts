import { randomUUID } from 'node:crypto';
import type { NewApproval } from '../src/contract/people/approval';
import type { OfferDraft, StaffQuoteView } from '../src/contract/quoting/offer';
import type { SignedIn } from './accounts';
import { body, moving, newQuote } from './offer-calls';
import type { Shop } from './strapi';

/** Prepares an offer 25 % below the list, which staff may not send. @returns the quote with its saved draft */
export async function discountedQuote(
  shop: Shop,
  staff: SignedIn,
  email: string,
  change: Partial<OfferDraft> = {},
): Promise<StaffQuoteView> {
  const quote = await newQuote(shop, staff, email);
  const path = `/api/staff/quotes/${quote.id}`;
  const reviewed = await body<StaffQuoteView>(staff.call('POST', `${path}/review`, moving(quote)));
  const draft: OfferDraft = { ...reviewed.draft.draft, taxCase: 'domestic', discount: 2_500, ...change };
  return body<StaffQuoteView>(staff.call('PUT', `${path}/draft`, { revision: reviewed.revision, draft }));
}

/** Asks for the approval of a quote's discount. */
export const askingFor = ({ id, revision }: Pick<StaffQuoteView, 'id' | 'revision'>, change: Partial<NewApproval> = {}): NewApproval => ({
  kind: 'discount',
  subjectId: id,
  revision,
  key: randomUUID(),
  note: 'Stammkunde, zehn Pläne im Jahr',
  ...change,
});
