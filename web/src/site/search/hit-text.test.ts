import { describe, expect, test } from 'vitest';
import { excerptOf } from './hit-text';
import { markText } from './hit-text';

const shown = (text: string, marks: string[]) =>
  markText(text, marks)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');

describe('markText', () => {
  test.each([
    { text: 'Wohnflächenberechnung', marks: ['flache'], marked: 'Wohn[fläche]nberechnung' },
    { text: 'Maßstab und Aufmass', marks: ['mass'], marked: '[Maß]stab und Auf[mass]' },
    { text: 'Plan und Planung', marks: ['plan', 'planung'], marked: '[Plan] und [Planung]' },
    { text: 'Bauantrag im Bau', marks: ['an'], marked: 'Bauantrag im Bau' },
    { text: 'An der Wand', marks: ['an'], marked: '[An] der Wand' },
    { text: 'ohne Treffer', marks: ['xyz'], marked: 'ohne Treffer' },
  ])('marks $marks in "$text"', ({ text, marks, marked }) => expect(shown(text, marks)).toBe(marked));

  test('keeps every letter of the text', () => {
    const text = 'Straßen-Aufmaß, größere Gebäude: 12,5 m²';
    expect(
      markText(text, ['mass', 'e', 'gebaude'])
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

describe('excerptOf', () => {
  const long = `${'Am Anfang steht vieles. '.repeat(12)}Dann kommt die Punktwolke und danach noch mehr Text ohne Belang, der nicht enden will.`;

  test('shows a short text whole', () => expect(excerptOf('Kurz und gut.', ['gut'])).toBe('Kurz und gut.'));
  test('shows the beginning of a long one', () => expect(excerptOf(long, ['anfang'])).toMatch(/^Am Anfang.* …$/));
  test('shows the surroundings of a mark further back', () => expect(excerptOf(long, ['punktwolke'])).toMatch(/^… .*Punktwolke.*/));
  test('stays short', () => expect(excerptOf(long, ['punktwolke']).length).toBeLessThan(160));
});
