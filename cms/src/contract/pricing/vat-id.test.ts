import { describe, expect, test } from 'vitest';
import { compactVatId, isEuCountry, isForeignEuVatId, isVatId } from './vat-id';

describe('isVatId', () => {
  test.each([
    'ATU12345678',
    'BE0123456789',
    'BG123456789',
    'BG1234567890',
    'CY12345678X',
    'CZ12345678',
    'DE123456789',
    'DK12345678',
    'EE123456789',
    'EL123456789',
    'ESX1234567X',
    'ES12345678Z',
    'FI12345678',
    'FRXX123456789',
    'HR12345678901',
    'HU12345678',
    'IE1234567X',
    'IE1X23456X',
    'IE1234567XX',
    'IT12345678901',
    'LT123456789',
    'LT123456789012',
    'LU12345678',
    'LV12345678901',
    'MT12345678',
    'NL123456789B01',
    'PL1234567890',
    'PT123456789',
    'RO12',
    'SE123456789012',
    'SI12345678',
    'SK1234567890',
    'CHE123456789',
    'GB123456789',
    'XI123456789',
  ])('%s has its form', (id) => expect(isVatId(id)).toBe(true));

  test.each([
    '',
    'DE',
    'DE12345678',
    'DE1234567890',
    'AT12345678',
    'BE2123456789',
    'NL123456789',
    'FRIX123456789',
    'de123456789',
    '12',
    'X1',
    'AA9999',
    'ZZ123456789',
    'XX123456789',
    'CH',
    'constructor',
  ])('%s has not', (id) => expect(isVatId(id)).toBe(false));
});

test('people may write it with spaces, dots and small letters', () => expect(compactVatId(' che-123.456 789 ')).toBe('CHE123456789'));

test.each([
  ['ATU12345678', true],
  ['EL123456789', true],
  ['DE123456789', false],
  ['CHE123456789', false],
  ['XI123456789', false],
  ['ATU1', false],
])('%s serves for reverse charge: %s', (id, expected) => expect(isForeignEuVatId(id)).toBe(expected));

test.each([
  ['DE', true],
  ['GR', true],
  ['EL', false],
  ['CH', false],
  ['GB', false],
])('%s is in the EU: %s', (country, expected) => expect(isEuCountry(country)).toBe(expected));
