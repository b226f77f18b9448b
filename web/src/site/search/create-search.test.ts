import type { SearchDocument } from '@contract/content/directory';
import { describe, expect, test } from 'vitest';
import { createSearch, distanceWithin } from './create-search';

const aDocument = (document: Partial<SearchDocument>): SearchDocument => ({
  kind: 'page',
  path: `/${document.title}`,
  title: '',
  text: '',
  keywords: [],
  ...document,
});

const search = createSearch([
  aDocument({ kind: 'article', title: 'Wohnfläche richtig berechnen', text: 'Balkone zählen zu einem Viertel.' }),
  aDocument({ kind: 'product', title: 'Wohnflächenberechnung', text: 'Aufstellung nach WoFlV.', keywords: ['WoFlV'] }),
  aDocument({ kind: 'product', title: 'Punktwolke zu BIM', text: 'Modelle aus Laserscans.', keywords: ['E57', 'as-built'] }),
  aDocument({ kind: 'library-entry', title: 'Aufmaß', text: 'Messen im Bestand, auch mit Punktwolke.' }),
  aDocument({ kind: 'product', title: 'Paper to CAD Basic', text: 'Papierpläne als DWG.', keywords: ['Grundriss', 'Plan'] }),
  aDocument({ kind: 'faq', title: 'Wie lange dauert es?', text: 'Zwei bis fünf Werktage.' }),
]);
const titles = (question: string) => search(question, 10).map(({ title }) => title);

describe('a search', () => {
  test.each([
    { why: 'a part of a compound', question: 'fläche' },
    { why: 'no umlaut', question: 'flachen' },
    { why: 'a written-out umlaut', question: 'flaeche' },
    { why: 'the beginning of a word', question: 'wohnfl' },
    { why: 'capitals', question: 'WOHNFLÄCHE' },
    { why: 'two swapped letters', question: 'wohnflcähe' },
    { why: 'a wrong letter inside a compound', question: 'wohnflechenberechnung' },
    { why: 'a missing letter', question: 'wohnfläcenberechnung' },
  ])('finds $why ("$question"), the product first', ({ question }) => {
    expect(titles(question)[0]).toBe('Wohnflächenberechnung');
  });

  test('finds ß by ss and the other way round', () => {
    expect(titles('aufmass')).toEqual(['Aufmaß']);
    expect(titles('Aufmaß')).toEqual(['Aufmaß']);
  });

  test('ranks titles before keywords before text', () => {
    expect(titles('punktwolke')).toEqual(['Punktwolke zu BIM', 'Aufmaß']);
    expect(titles('woflv')[0]).toBe('Wohnflächenberechnung');
  });

  test.each([
    { question: 'Punktwolkenauswertung', expected: ['Punktwolke zu BIM', 'Aufmaß'] },
    { question: 'Grundrissdigitalisierung', expected: ['Paper to CAD Basic'] },
    { question: 'Kellergrundriss', expected: ['Paper to CAD Basic'] },
  ])('finds the parts of a compound that stands nowhere ("$question")', ({ question, expected }) =>
    expect(titles(question)).toEqual(expected),
  );

  test('finds what is called otherwise, and a number apart from its letters', () => {
    const named = createSearch(
      [
        aDocument({ kind: 'legal-page', title: 'Allgemeine Geschäftsbedingungen' }),
        aDocument({ kind: 'page', title: 'Kontakt' }),
        aDocument({ kind: 'product', title: 'Modell in LOD 300' }),
        aDocument({ kind: 'product', title: 'Modell in LOD400' }),
      ],
      'AGB, Geschäftsbedingungen, T&C\nTelefon, Kontakt',
    );
    const found = (question: string) => named(question, 10).map(({ title }) => title);
    expect(found('AGB')).toEqual(['Allgemeine Geschäftsbedingungen']);
    expect(found('t&c')).toEqual(['Allgemeine Geschäftsbedingungen']);
    expect(found('Telefon')).toEqual(['Kontakt']);
    expect(found('LOD300')).toEqual(['Modell in LOD 300']);
    expect(found('LOD 400')).toEqual(['Modell in LOD400']);
    expect(found('lod400')).toEqual(['Modell in LOD400']);
  });

  test('takes a word behind a prefix for another one', () => {
    const billed = createSearch([
      aDocument({ kind: 'product', title: 'Wohnflächenberechnung', text: 'Eine Berechnung nach WoFlV.' }),
      aDocument({ kind: 'product', title: 'Lageplan' }),
      aDocument({ kind: 'faq', title: 'Wann bezahle ich?', text: 'Die Rechnung kommt mit den Dateien, der Plan davor.' }),
    ]);
    const found = (question: string) => billed(question, 10).map(({ title }) => title);
    expect(found('Rechnung')).toEqual(['Wann bezahle ich?', 'Wohnflächenberechnung']);
    expect(found('Plan')[0]).toBe('Lageplan');
  });

  test('wants every word, in any order', () => expect(titles('bim punktwolke')).toEqual(['Punktwolke zu BIM']));

  test('shows what has most of the words when nothing has all', () => {
    expect(titles('punktwolke quastenflosser')).toEqual(['Punktwolke zu BIM', 'Aufmaß']);
  });

  test.each(['as-built', 'asbuilt', 'as built'])('finds a hyphenated word by %s', (question) =>
    expect(titles(question)[0]).toBe('Punktwolke zu BIM'),
  );

  test.each(['', '   ', '!?', 'qqqqqq'])('finds nothing for "%s"', (question) => expect(titles(question)).toEqual([]));

  test('does not take a short word for a part of another', () => expect(titles('es')).toEqual(['Wie lange dauert es?']));

  test('gives no more than asked for', () => expect(search('a', 1)).toHaveLength(1));

  test('says what it was found by, for highlighting', () => {
    expect(search('flaeche', 1)[0]?.marks).toEqual(['flache']);
    expect(search('puntkwolke', 1)[0]?.marks).toEqual(['punktwolke']);
  });
});

test.each([
  ['plan', 'plan', 0],
  ['flache', 'wohnflachenberechnung', 0],
  ['flahce', 'wohnflachenberechnung', 1],
  ['flche', 'wohnflachenberechnung', 1],
  ['flacche', 'wohnflachenberechnung', 1],
  ['berchnug', 'wohnflachenberechnung', 2],
  ['punktwolke', 'punkt', 3],
  ['xyz', 'plan', 3],
])('%s occurs in %s with %i errors', (word, term, errors) => expect(distanceWithin(word, term, 2)).toBe(errors));
