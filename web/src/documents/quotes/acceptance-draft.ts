import { unprintableIn } from '@contract/printable';
import type { Account } from '@contract/people/account';
import type { Acceptance, LegalTextVersion, Offer, QuoteView } from '@contract/quoting/offer';
import { billingContradictions } from '@contract/pricing/buyer-tax';
import type { QuoteContact } from '@contract/quoting/quote';
import { compactVatId, isVatId } from '@contract/pricing/vat-id';
import { type Guard, isShape, isText } from '../../lib/storage/guards';
import { type StoredValue, storedValue } from '../../lib/storage/stored-value';
import type { StringKey, Translate } from '../../lib/text/strings';
import type { FieldProblems } from '../../ui/forms/use-fields';
import type { Message } from '@contract/quoting/thread';
import type { Locale } from '@contract/constants';
import type { OfferedExpress } from '@contract/pricing/pricing';
import { formatMoment } from '../../lib/text/format';
import { formatCents } from '@contract/pricing/money';

/** The fields in the order of the form. */
export type AcceptanceField =
  | 'name'
  | 'company'
  | 'street'
  | 'postcode'
  | 'city'
  | 'country'
  | 'vatId'
  | 'reference'
  | 'earlyStart'
  | 'termsAccepted';

/**
 * The values of the form, as text; `earlyStart` is `yes` or `no` once a consumer has chosen, `termsAccepted` the version of the terms that
 * the tick was set at, see `tickOf`.
 */
export type AcceptanceDraft = Record<AcceptanceField, string>;

const draftFields = {
  name: isText,
  company: isText,
  street: isText,
  postcode: isText,
  city: isText,
  country: isText,
  vatId: isText,
  reference: isText,
  earlyStart: isText,
  termsAccepted: isText,
} as const satisfies Record<AcceptanceField, Guard<string>>;

const stores = new Map<string, StoredValue<AcceptanceDraft | null>>();

/** Returns the store of what was typed to order one offer, which lasts as long as the tab, or until it is ordered. */
export function keptAcceptance(quoteId: string): StoredValue<AcceptanceDraft | null> {
  const isDraft = isShape<AcceptanceDraft>(draftFields);
  const store =
    stores.get(quoteId) ??
    storedValue<AcceptanceDraft | null>({ tab: `pq.acceptance.${quoteId}` }, (value): value is AcceptanceDraft => isDraft(value), null);
  stores.set(quoteId, store);
  return store;
}

const UNPUBLISHED = 'unpublished';

/** Returns the value of the tick at the terms that stand now: it counts for no later version. */
export const tickOf = (terms: LegalTextVersion | null): string => terms?.version ?? UNPUBLISHED;

/** The billing data that an account holds. */
export type BillingFacts = Pick<Account, 'billingAddress' | 'company' | 'vatId'>;

export function acceptanceDraft(contact: QuoteContact, known: BillingFacts | undefined): AcceptanceDraft {
  const { name = contact.name, street = '', postcode = '', city = '', country = 'DE' } = known?.billingAddress ?? {};
  return {
    name,
    company: known?.company || (contact.company ?? ''),
    street,
    postcode,
    city,
    country,
    vatId: known?.vatId || (contact.vatId ?? ''),
    reference: '',
    earlyStart: '',
    termsAccepted: '',
  };
}

const needed = ['name', 'street', 'postcode', 'city'] as const satisfies AcceptanceField[];
/** Fields that stand on the invoice. */
const printed = [...needed, 'company', 'reference'] as const;

/** Returns what is missing before the offer can become an order; the server checks again. */
export function acceptanceProblems(
  draft: AcceptanceDraft,
  { taxCase, buyer }: Offer['document'],
  terms: LegalTextVersion | null,
): FieldProblems<AcceptanceField> {
  const missing = needed.filter((field) => draft[field].trim() === '');
  const unprintable = printed.filter((field) => unprintableIn(draft[field]));
  const isConsumer = buyer.customerType === 'consumer';
  const typed = compactVatId(draft.vatId);
  const contradictions: { country?: StringKey; vatId?: StringKey } = billingContradictions(taxCase, { ...draft, vatId: typed });
  const malformed = typed === '' || isVatId(typed) ? undefined : 'accept.problem.vat-id';
  const { country, vatId = malformed } = contradictions;
  return {
    ...Object.fromEntries(missing.map((field) => [field, `accept.problem.${field}` as const])),
    ...Object.fromEntries(unprintable.map((field) => [field, 'field.unprintable' as const])),
    ...(country && { country }),
    ...(!isConsumer && vatId && { vatId }),
    ...(isConsumer && draft.earlyStart === '' && { earlyStart: 'accept.problem.early-start' as const }),
    ...(draft.termsAccepted !== tickOf(terms) && { termsAccepted: 'accept.problem.terms' as const }),
  };
}

/** Returns the acceptance of all lines of the offer, without what every transition carries. @param expressBy the express time that is shown, while work begins at once */
export function acceptanceOf(
  draft: AcceptanceDraft,
  { version, document, totals }: Offer,
  expressBy: string | null,
): Omit<Acceptance, 'revision' | 'key'> {
  const { name, street, postcode, city, country, company, vatId, reference, earlyStart, termsAccepted } = draft;
  const billing = { name, street, postcode, city, country };
  const isConsumer = document.buyer.customerType === 'consumer';
  const waits = isConsumer && earlyStart !== 'yes';
  const agreed = {
    version,
    billing,
    termsAccepted: true,
    chosen: document.lines.map(({ key }) => key),
    shownGross: totals.gross,
    ...(termsAccepted !== UNPUBLISHED && { termsVersion: termsAccepted }),
    ...(expressBy && !waits && { expressBy }),
  } as const;
  if (isConsumer) return { ...agreed, earlyStart: earlyStart === 'yes' };
  return { ...agreed, company, vatId, reference };
}

/** Returns the question that staff have asked and that is not answered yet, or undefined. */
export const openQuestion = ({ status, messages }: Pick<QuoteView, 'status' | 'messages'>): Message | undefined =>
  status === 'needs_info' ? messages.findLast(({ transition }) => transition === 'quote.ask') : undefined;

type ExpressTexts = {
  locale: Locale;
  /** The time by which an acceptance of now would be delivered, where one is possible. */ by?: string | null;
};

/** Returns an offer's express term by name and time, and what it means for the date and the price. */
export const expressTexts = (t: Translate, { term, cutoff, due, surcharge }: OfferedExpress, { locale, by }: ExpressTexts) => ({
  name: by ? t('offer.express.by', { express: t(`offer.express.${term}`), time: formatMoment(by, locale) }) : t(`offer.express.${term}`),
  terms: t(`offer.express.${term}.terms`, { cutoff, due, surcharge: formatCents(surcharge, locale) }),
});
