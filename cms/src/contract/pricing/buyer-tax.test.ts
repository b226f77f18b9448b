import { expect, test } from 'vitest';
import { askingContradiction, billingContradictions } from './buyer-tax';

const foreign = 'accept.problem.vat-id-foreign';
const other = 'accept.problem.vat-id-country';
const inEu = 'accept.problem.country-eu';

test.each([
  ['domestic', 'AT', 'DE123456789', {}],
  ['property-abroad', 'CH', '', {}],
  ['reverse-charge', 'AT', 'ATU12345678', {}],
  ['reverse-charge', 'GR', 'EL123456789', {}],
  ['reverse-charge', 'AT', '', { vatId: foreign }],
  ['reverse-charge', 'AT', 'DE123456789', { vatId: foreign }],
  ['reverse-charge', 'AT', 'CHE123456789', { vatId: foreign }],
  ['reverse-charge', 'AT', 'FRXX123456789', { vatId: other }],
  ['reverse-charge', 'FR', 'EL123456789', { vatId: other }],
  ['reverse-charge', 'DE', 'ATU12345678', { country: inEu }],
  ['reverse-charge', 'CH', 'ATU12345678', { country: inEu }],
  ['reverse-charge', 'DE', 'DE123456789', { country: inEu, vatId: foreign }],
  ['third-country', 'CH', 'CHE123456789', {}],
  ['third-country', 'GB', '', {}],
  ['third-country', 'DE', '', { country: 'accept.problem.country-third' }],
  ['third-country', 'GR', '', { country: 'accept.problem.country-third' }],
  ['third-country-consumer', 'CH', '', {}],
  ['third-country-consumer', 'AT', '', { country: 'accept.problem.country-third' }],
  ['property-eu', 'AT', 'ATU12345678', {}],
  ['property-eu', 'DE', 'ATU12345678', {}],
  ['property-eu', 'CH', 'ATU12345678', {}],
  ['property-eu', 'AT', '', { vatId: foreign }],
  ['property-eu', 'DE', 'DE123456789', { vatId: foreign }],
] as const)('%s billed to %s with VAT ID "%s": %o', (taxCase, country, vatId, expected) =>
  expect(billingContradictions(taxCase, { country, vatId })).toEqual(expected),
);

test.each([
  ['domestic', 'consumer', '', null],
  ['reverse-charge', 'consumer', '', 'consumer'],
  ['reverse-charge', 'business', '', null],
  ['reverse-charge', 'business', 'ATU12345678', null],
  ['reverse-charge', 'business', 'DE123456789', 'vat-id'],
  ['reverse-charge', 'business', 'CHE123456789', 'vat-id'],
  ['third-country', 'business', 'CHE123456789', null],
  ['third-country', 'business', 'DE123456789', 'vat-id'],
  ['third-country', 'consumer', '', 'consumer'],
  ['third-country-consumer', 'consumer', '', null],
  ['third-country-consumer', 'business', '', 'business'],
  ['property-eu', 'consumer', '', 'consumer'],
  ['property-eu', 'business', '', null],
  ['property-eu', 'business', 'ATU12345678', null],
  ['property-eu', 'business', 'DE123456789', 'vat-id'],
] as const)('%s for a %s with VAT ID "%s" contradicts: %s', (taxCase, customerType, vatId, expected) =>
  expect(askingContradiction(taxCase, { customerType, vatId })).toBe(expected),
);
