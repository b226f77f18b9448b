import { expect, test } from 'vitest';
import { cents } from '../../contract/pricing/money';
import { giroCode } from './payment-box';

const seller = { legalName: 'Planquadrat Müller & Söhne GmbH', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' };

test('a GiroCode has its eleven lines', () =>
  expect(giroCode({ seller, amount: cents(95_227), reference: 'RE-2026-00001' }).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'COBADEFFXXX',
    'Planquadrat Müller & Söhne GmbH',
    'DE89370400440532013000',
    'EUR952.27',
    '',
    '',
    'RE-2026-00001',
  ]));

test('a long name is cut to what banks take, and the code stays within its 331 bytes', () => {
  const text = giroCode({ seller: { ...seller, legalName: 'ü'.repeat(200) }, amount: cents(99_999_999_999), reference: 'RE-2026-00001' });
  expect(text.split('\n')[5]).toHaveLength(70);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(331);
});
