import { expect, test } from 'vitest';
import { formatIban, isIban } from './iban';

test.each([
  ['DE89370400440532013000', true],
  ['DE89 3704 0044 0532 0130 00', true],
  ['de89 3704 0044 0532 0130 00', true],
  ['AT611904300234573201', true],
  ['GB29NWBK60161331926819', true],
  ['DE89370400440532013001', false],
  ['DE98370400440532013000', false],
  ['DE89 3704', false],
  ['89370400440532013000', false],
  ['', false],
])('%j is an IBAN: %s', (text, expected) => expect(isIban(text)).toBe(expected));

test.each([
  ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  ['DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
  [' NO93 86011117947', 'NO93 8601 1117 947'],
  ['', ''],
])('%j is written as %j', (typed, written) => expect(formatIban(typed)).toBe(written));
