import { describe, expect, test } from 'vitest';
import { foldText, foldWithOrigins } from './words-of';

describe('foldText', () => {
  test.each([
    ['Wohnflächenberechnung', 'wohnflachenberechnung'],
    ['Wohnflaechenberechnung', 'wohnflachenberechnung'],
    ['Aufmaß', 'aufmass'],
    ['AUFMASS', 'aufmass'],
    ['Lösung', 'losung'],
    ['Loesung', 'losung'],
    ['Türen', 'turen'],
    ['Café', 'cafe'],
  ])('%s folds to %s', (text, folded) => expect(foldText(text)).toBe(folded));

  test('the beginning of a word stays its beginning', () => {
    for (const word of ['Steuerung', 'neue Quelle', 'Bauherr', 'Gebäudeaufnahme', 'Maßstab'])
      for (let length = 1; length <= word.length; length++) expect(foldText(word).startsWith(foldText(word.slice(0, length)))).toBe(true);
  });
});

test('foldWithOrigins says where each letter stood', () => {
  expect(foldWithOrigins('Maß ae')).toEqual({ folded: 'mass a', origins: [0, 1, 2, 2, 3, 4] });
});
