import type { OfferDocument } from '@contract/billing/document';
import type { Offer } from '@contract/quoting/offer';
import type { QuoteContact } from '@contract/quoting/quote';
import type { TaxCase } from '@contract/pricing/tax';
import { describe, expect, test } from 'vitest';
import { acceptanceDraft, acceptanceOf, acceptanceProblems, tickOf, type AcceptanceDraft } from './acceptance-draft';

const contact: QuoteContact = { name: 'Sabine Brandt', email: 's@brandt.example', customerType: 'business', projectCountry: 'DE' };

const terms = { title: 'AGB', version: 'c0ffee' };

const complete: AcceptanceDraft = {
  name: 'Sabine Brandt',
  company: 'Brandt Planung',
  street: 'Hafenstraße 1',
  postcode: '20457',
  city: 'Hamburg',
  country: 'DE',
  vatId: '',
  reference: 'P-17',
  earlyStart: 'yes',
  termsAccepted: terms.version,
};

const offerTo = (customerType: QuoteContact['customerType'], taxCase: TaxCase = 'domestic') =>
  ({
    version: 'b',
    document: { taxCase, buyer: { customerType }, lines: [{ key: '1' }] } as unknown as OfferDocument,
    totals: { gross: 119 },
  }) as Offer;

describe('acceptanceDraft', () => {
  test('takes what the account knows', () => {
    const billingAddress = { name: 'Buchhaltung', street: 'Hafenstraße 1', postcode: '20457', city: 'Hamburg', country: 'AT' };
    expect(acceptanceDraft(contact, { billingAddress, company: 'Brandt', vatId: 'ATU12345678' })).toMatchObject({
      ...billingAddress,
      company: 'Brandt',
      vatId: 'ATU12345678',
    });
  });

  test('takes what was told with the request where the account knows nothing', () => {
    const audiencesByEvent = { ...contact, company: 'Brandt Planung', vatId: 'DE123456789' };
    expect(acceptanceDraft(audiencesByEvent, { billingAddress: null, company: '', vatId: '' })).toMatchObject({
      name: 'Sabine Brandt',
      company: 'Brandt Planung',
      vatId: 'DE123456789',
      street: '',
      country: 'DE',
    });
  });
});

describe('acceptanceProblems', () => {
  test.each([
    ['nothing is wrong with a complete form', {}, offerTo('business'), {}],
    [
      'an address is needed',
      { street: ' ', city: '' },
      offerTo('business'),
      { street: 'accept.problem.street', city: 'accept.problem.city' },
    ],
    ['the terms must be ticked', { termsAccepted: '' }, offerTo('business'), { termsAccepted: 'accept.problem.terms' }],
    ['as they stand now', { termsAccepted: 'before' }, offerTo('business'), { termsAccepted: 'accept.problem.terms' }],
    ['a VAT ID has its country’s form', { vatId: 'DE12' }, offerTo('business'), { vatId: 'accept.problem.vat-id' }],
    ['reverse charge needs a VAT ID', { country: 'AT' }, offerTo('business', 'reverse-charge'), { vatId: 'accept.problem.vat-id-foreign' }],
    [
      'and not a German one, nor a German address',
      { vatId: 'DE123456789' },
      offerTo('business', 'reverse-charge'),
      { country: 'accept.problem.country-eu', vatId: 'accept.problem.vat-id-foreign' },
    ],
    ['but one of another EU country', { country: 'AT', vatId: 'ATU 1234 5678' }, offerTo('business', 'reverse-charge'), {}],
    [
      'namely that of the address',
      { country: 'FR', vatId: 'ATU12345678' },
      offerTo('business', 'reverse-charge'),
      { vatId: 'accept.problem.vat-id-country' },
    ],
    ['a third country is none of the EU', {}, offerTo('consumer', 'third-country'), { country: 'accept.problem.country-third' }],
    ['consumers say when to begin', { earlyStart: '' }, offerTo('consumer'), { earlyStart: 'accept.problem.early-start' }],
    ['businesses do not', { earlyStart: '' }, offerTo('business'), {}],
  ])('%s', (_case, change, offer, problems) =>
    expect(acceptanceProblems({ ...complete, ...change }, offer.document, terms)).toEqual(problems),
  );
});

test('where no terms are published, the tick stands for none', () => {
  const draft = { ...complete, termsAccepted: tickOf(null) };
  expect(acceptanceProblems(draft, offerTo('business').document, null)).toEqual({});
  expect(acceptanceOf(draft, offerTo('business'), null)).not.toHaveProperty('termsVersion');
});

describe('acceptanceOf', () => {
  test('a business names company, VAT ID and reference', () =>
    expect(acceptanceOf(complete, offerTo('business'), null)).toMatchObject({
      version: 'b',
      company: 'Brandt Planung',
      reference: 'P-17',
    }));

  test('a business is not asked for an early start', () =>
    expect(acceptanceOf(complete, offerTo('business'), null)).not.toHaveProperty('earlyStart'));

  test.each([
    ['yes', true],
    ['no', false],
  ])('a consumer’s choice of an early start: %s', (earlyStart, sent) =>
    expect(acceptanceOf({ ...complete, earlyStart }, offerTo('consumer'), null)).toEqual({
      version: 'b',
      billing: { name: 'Sabine Brandt', street: 'Hafenstraße 1', postcode: '20457', city: 'Hamburg', country: 'DE' },
      termsAccepted: true,
      chosen: ['1'],
      shownGross: 119,
      termsVersion: 'c0ffee',
      earlyStart: sent,
    }),
  );

  test.each([
    ['a business', complete, 'business', true],
    ['a consumer whose work begins at once', complete, 'consumer', true],
    ['a consumer who waits, and saw no date', { ...complete, earlyStart: 'no' }, 'consumer', false],
  ] as const)('names the express time that was read: %s', (_case, draft, customerType, isNamed) => {
    const by = '2026-11-26T17:00:00.000Z';
    expect(acceptanceOf(draft, offerTo(customerType), by).expressBy).toBe(isNamed ? by : undefined);
  });
});
