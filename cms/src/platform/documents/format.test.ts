import { expect, test } from 'vitest';
import { formatDate, formatPercent, formatPeriod, formatQuantity, formatTime } from './format';

/** Evens out the spaces around a dash, which differ between editions of Unicode's data. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(' – ', '–');

test.each([
  ['a date', formatDate('2026-12-04', 'de'), '04.12.2026'],
  ['a date in English', formatDate('2026-12-04', 'en'), '4 December 2026'],
  ['a period', formatPeriod('2026-11-10', '2026-11-20', 'de'), '10.–20.11.2026'],
  ['a period in English', formatPeriod('2026-11-10', '2026-11-20', 'en'), '10–20 November 2026'],
  ['a period of one day', formatPeriod('2026-11-20', '2026-11-20', 'de'), '20.11.2026'],
  ['a time, as it is in Germany', formatTime('2026-07-01T07:00:00.000Z', 'de'), '1. Juli 2026 um 09:00'],
  ['a quantity', formatQuantity(1_187.5, 'de'), '1.187,5'],
  ['a quantity in English', formatQuantity(1_187.5, 'en'), '1,187.5'],
  ['a rate', formatPercent(1_900, 'de'), '19 %'],
  ['a rate with places', formatPercent(1_250, 'en'), '12.5%'],
])('%s', (_name, text, expected) => expect(plain(text)).toBe(expected));
