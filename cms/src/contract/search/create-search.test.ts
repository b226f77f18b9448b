import type { SearchDocument } from '../content/directory';
import { describe, expect, test } from 'vitest';
import { createSearch } from './create-search';
import { distanceWithin } from './match-word';

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
      { synonyms: 'AGB, Geschäftsbedingungen, T&C\nTelefon, Kontakt', answers: '' },
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

  describe('that editors taught', () => {
    const wording = {
      synonyms: 'Same Day, eilig, über Nacht\nLichtpause, Papierpläne',
      answers:
        'Papierplan, alter Plan, Plan digitalisieren > /Paper to CAD Basic, /Punktwolke zu BIM\nPlan > /Aufmaß\nAufmaß, Wohnung > /nirgends, /Wohnflächenberechnung',
    };
    const taught = createSearch(
      [
        aDocument({ kind: 'article', title: 'Alte Pläne digitalisieren' }),
        aDocument({ kind: 'product', title: 'Wohnflächenberechnung' }),
        aDocument({ kind: 'product', title: 'Punktwolke zu BIM' }),
        aDocument({ kind: 'library-entry', title: 'Aufmaß' }),
        aDocument({ kind: 'product', title: 'Paper to CAD Basic', text: 'Papierpläne als DWG.' }),
        aDocument({ kind: 'product', title: 'Grundrisse', keywords: ['Same Day'] }),
      ],
      wording,
    );
    const found = (question: string) => taught(question, 10).map(({ title }) => title);

    test.each([
      { why: 'the pages named for a question, in their order', question: 'Papierplan', first: ['Paper to CAD Basic', 'Punktwolke zu BIM'] },
      {
        why: 'them for more words of the same line',
        question: 'alten Plan digitalisieren',
        first: ['Paper to CAD Basic', 'Punktwolke zu BIM'],
      },
      {
        why: 'them beside words that say nothing',
        question: 'ich möchte meine alten Pläne digitalisieren lassen',
        first: ['Paper to CAD Basic'],
      },
      { why: 'them beside words that stand nowhere', question: 'Papierplan München', first: ['Paper to CAD Basic', 'Punktwolke zu BIM'] },
      { why: 'them for a misspelt word', question: 'Papieplan', first: ['Paper to CAD Basic', 'Punktwolke zu BIM'] },
      { why: 'those of the line with most of the words', question: 'alter Plan', first: ['Paper to CAD Basic'] },
      { why: 'no page that is gone', question: 'Wohnung', first: ['Wohnflächenberechnung'] },
      { why: 'a name of several words by another', question: 'eilig', first: ['Grundrisse'] },
      { why: 'and the other way round', question: 'über Nacht Grundriss', first: ['Grundrisse'] },
      { why: 'a name in another ending', question: 'Lichtpausen', first: ['Paper to CAD Basic'] },
    ])('finds $why ("$question")', ({ question, first }) => expect(found(question).slice(0, first.length)).toEqual(first));

    test('finds no named page when the question asks for something else too', () =>
      expect(found('Papierplan BIM')[0]).toBe('Punktwolke zu BIM'));
  });

  test.each([
    ['Grundrisse', 'Grundriss'],
    ['Grundriss', 'Grundrisse'],
    ['Pläne', 'Plan'],
    ['Modellen', 'Modell'],
    ['plans', 'Plan'],
    ['Häuser', 'Haus'],
    ['Preise', 'Preis'],
  ])('finds %s by %s', (title, question) => {
    const plural = createSearch([aDocument({ kind: 'page', title }), aDocument({ kind: 'page', title: 'Etwas anderes' })]);
    expect(plural(question, 10).map((hit) => hit.title)).toEqual([title]);
  });

  test('shows services first, also behind a better title, but not for a mention', () => {
    const found = (text: string, keywords: string[]) =>
      createSearch([
        aDocument({ kind: 'library-entry', title: 'Aufmaß' }),
        aDocument({ kind: 'product', title: 'Grundrisse', text, keywords }),
      ])('Aufmaß', 10).map(({ title }) => title);
    expect(found('', ['Aufmaßblatt'])).toEqual(['Grundrisse', 'Aufmaß']);
    expect(found('Aus Skizze oder Aufmaß.', [])).toEqual(['Aufmaß', 'Grundrisse']);
  });

  test('adds services that have a part of the words when none has all', () => {
    const found = createSearch([
      aDocument({ kind: 'faq', title: 'Grundriss nach Norm?' }),
      aDocument({ kind: 'product', title: 'Grundriss zeichnen' }),
    ]);
    expect(found('Grundriss Norm', 10).map(({ title }) => title)).toEqual(['Grundriss nach Norm?', 'Grundriss zeichnen']);
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
