import { describe, expect, test } from 'vitest';
import { searchText, wordsOf } from './search-text';

describe('searchText', () => {
  test.each([
    { case: 'holds each part once', parts: ['AN-2026-00012', 'Ada', 'ada'], text: 'an-2026-00012 ada' },
    { case: 'leaves out what is missing', parts: ['Ada', null, undefined, ' '], text: 'ada' },
    {
      case: 'writes umlauts, accents and ß as people without these keys do',
      parts: ['Müller & Söhne, Café Straße'],
      text: 'muller & sohne, cafe strasse',
    },
  ])('$case', ({ parts, text }) => expect(searchText(...parts)).toBe(text));

  test('is no longer than an index can hold', () => expect(searchText('x'.repeat(5_000))).toHaveLength(1_000));
});

test.each(['Müller', 'Mueller', 'MULLER', 'müller  müller'])('%s asks for the same word', (question) =>
  expect(wordsOf(question)).toEqual(['muller']),
);
