import { expect, test } from 'vitest';
import { cents } from '../../contract/pricing/money';
import type { OfferDraft } from '../../contract/quoting/offer';
import { Problem } from '../../contract/problem';
import type { QuoteGuard } from '../../contract/states/quote';
import { quoteGuards, type QuoteFacts } from './transition-quote';

const line: OfferDraft['lines'][number] = {
  key: '1',
  productId: 'p',
  name: 'Paper to CAD Basic',
  description: '',
  unit: 'plan',
  quantity: 1,
  price: cents(8_000),
  listPrice: cents(10_000),
  addons: [],
  propertyRelated: true,
  cost: null,
};
const draft: OfferDraft = { lines: [line], discount: 0, leadTimeDays: 1, validUntil: '2026-11-22', terms: '', taxCase: 'domestic' };
const sent = { version: 'b', validUntil: '2026-11-21', taxCase: 'domestic' } as const;
const accepted = { version: 'b', country: 'AT', vatId: '' };
const facts: QuoteFacts = { today: '2026-11-21', customerType: 'business', lines: [], draft, sent, accepted };
const unpriced: OfferDraft = { ...draft, lines: [line, { ...line, key: '2', price: null }] };
const owedByCustomer: OfferDraft = { ...draft, taxCase: 'reverse-charge' };
const thirdCountry = { ...sent, taxCase: 'third-country' } as const;
const reverseCharge = { ...sent, taxCase: 'reverse-charge' } as const;

const outcome = (guard: QuoteGuard, changed: Partial<QuoteFacts>) => {
  try {
    quoteGuards[guard]({ ...facts, ...changed });
    return 'ok';
  } catch (error) {
    return error instanceof Problem ? error.code : error;
  }
};

test.each<[QuoteGuard, Partial<QuoteFacts>, string]>([
  ['lines-priced', {}, 'ok'],
  ['lines-priced', { draft: unpriced }, 'quote.line-unpriced'],
  ['lines-priced', { draft: null }, 'quote.line-unpriced'],
  ['tax-case-confirmed', {}, 'ok'],
  ['tax-case-confirmed', { draft: { ...draft, taxCase: null } }, 'quote.tax-case-open'],
  ['tax-case-fits-customer', {}, 'ok'],
  ['tax-case-fits-customer', { draft: owedByCustomer }, 'ok'],
  ['tax-case-fits-customer', { draft: owedByCustomer, customerType: 'consumer' }, 'quote.tax-case-consumer'],
  ['valid-until-ahead', {}, 'ok'],
  ['valid-until-ahead', { draft: { ...draft, validUntil: '2026-11-21' } }, 'quote.validity-past'],
  ['discount-within-limit', {}, 'ok'],
  ['discount-within-limit', { draft: { ...draft, discount: 1 } }, 'quote.discount-needs-lead'],
  ['latest-version', {}, 'ok'],
  ['latest-version', { accepted: { ...accepted, version: 'a' } }, 'quote.version-superseded'],
  ['not-expired', {}, 'ok'],
  ['not-expired', { today: '2026-11-22' }, 'quote.expired'],
  ['validity-over', {}, 'quote.wrong-status'],
  ['validity-over', { today: '2026-11-22' }, 'ok'],
  ['billing-address-given', {}, 'ok'],
  ['billing-address-given', { accepted: null }, 'input.invalid'],
  ['terms-accepted', { accepted: null }, 'input.invalid'],
  ['billing-country-fits', { accepted: { ...accepted, country: 'DE' } }, 'ok'],
  ['billing-country-fits', { sent: reverseCharge }, 'ok'],
  ['billing-country-fits', { sent: reverseCharge, accepted: { ...accepted, country: 'DE' } }, 'quote.billing-country-unfit'],
  ['billing-country-fits', { sent: thirdCountry }, 'quote.billing-country-unfit'],
  ['billing-country-fits', { sent: thirdCountry, accepted: { ...accepted, country: 'CH' } }, 'ok'],
  ['vat-id-confirmed', {}, 'ok'],
  ['vat-id-confirmed', { sent: reverseCharge }, 'quote.vat-id-needed'],
  ['vat-id-confirmed', { sent: reverseCharge, accepted: { ...accepted, vatId: 'DE123456789' } }, 'quote.vat-id-needed'],
  ['vat-id-confirmed', { sent: reverseCharge, accepted: { ...accepted, vatId: 'ATU12345678' } }, 'ok'],
  ['vat-id-confirmed', { sent: reverseCharge, accepted: { ...accepted, vatId: 'FRXX123456789' } }, 'quote.vat-id-needed'],
  [
    'vat-id-confirmed',
    { sent: reverseCharge, accepted: { ...accepted, vatId: 'ATU12345678' }, customerType: 'consumer' },
    'quote.vat-id-needed',
  ],
])('%s with %o: %s', (guard, changed, expected) => expect(outcome(guard, changed)).toBe(expected));
