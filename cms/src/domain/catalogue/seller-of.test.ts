import { expect, test } from 'vitest';
import { missingSellerFacts, requiredSellerFacts, sellerOf } from './seller-of';

const company = {
  legalName: 'Planquadrat GmbH',
  managingDirectors: 'Mira Kessler',
  street: 'Lindenstraße 12',
  postcode: '10969',
  city: 'Berlin',
  country: 'DE',
  email: 'post@example.com',
  phone: '+49 30 1234567',
  vatId: 'DE123456789',
  taxNumber: '30/123/45678',
  iban: 'DE89 3704 0044 0532 0130 00',
  register: 'HRB 123456 B',
};

test('bank and BIC may be missing', () => expect(missingSellerFacts(sellerOf(company, 'Planquadrat'))).toEqual([]));

test.each(requiredSellerFacts)('%s may not', (name) => {
  expect(missingSellerFacts(sellerOf({ ...company, [name]: null }, 'Planquadrat'))).toEqual([name]);
  expect(missingSellerFacts(sellerOf({ ...company, [name]: ' ' }, 'Planquadrat'))).toEqual([name]);
});

test.each([
  ['iban', 'DE89370400440532013001'],
  ['country', 'ZZ'],
  ['vatId', 'AA9999'],
  ['phone', 'auf Anfrage'],
  ['email', 'post@example'],
  ['legalName', 'Planquadrat\u0007 GmbH'],
])('%s counts as missing when it is %j', (name, wrong) =>
  expect(missingSellerFacts(sellerOf({ ...company, [name]: wrong }, 'Planquadrat'))).toEqual([name]),
);

test('an empty company misses everything', () => expect(missingSellerFacts(sellerOf({}, ''))).toEqual([...requiredSellerFacts]));
