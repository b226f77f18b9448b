import { describe, expect, test } from 'vitest';
import { billingAddressOf, billingDraft, billingProblems, type BillingDraft } from './billing-section';

const empty: BillingDraft = { billingName: '', street: '', postcode: '', city: '', country: 'DE', vatId: '' };
const whole: BillingDraft = { ...empty, billingName: 'Brandt Planung', street: 'Hauptstraße 1', postcode: '10115', city: 'Berlin' };

describe('billingAddressOf', () => {
  test('nothing typed is no address, whatever country is chosen', () => expect(billingAddressOf({ ...empty, country: 'AT' })).toBeNull());
  test('a typed address comes back as it was stored', () =>
    expect(billingAddressOf(billingDraft({ billingAddress: billingAddressOf(whole), vatId: '' }))).toEqual(billingAddressOf(whole)));
});

describe('billingProblems', () => {
  test.each<[string, BillingDraft, string[]]>([
    ['no address is fine', empty, []],
    ['a whole address is fine', whole, []],
    ['a part of an address misses the rest', { ...empty, city: 'Berlin' }, ['billingName', 'street', 'postcode']],
    ['a German VAT ID has nine digits', { ...empty, vatId: 'DE123456789' }, []],
    ['spaces and small letters are fine', { ...empty, vatId: 'de 123 456 789' }, []],
    ['a short German VAT ID is refused', { ...empty, vatId: 'DE12345' }, ['vatId']],
    ['an Austrian VAT ID is fine', { ...empty, vatId: 'ATU12345678' }, []],
    ['digits without a country are refused', { ...empty, vatId: '123456789' }, ['vatId']],
  ])('%s', (_, draft, fields) => expect(Object.keys(billingProblems(draft))).toEqual(fields));
});
