import { describe, expect, test } from 'vitest';
import { html, plainText, presentSeo } from './text';

describe('plainText', () => {
  test.each([
    ['a plain sentence', 'Ein Satz.', 'Ein Satz.'],
    ['marks of formatting', '## Titel\n\n**fett** und [Link](/kontakt)', 'Titel fett und Link'],
    ['lists and broken lines', '- eins\n- zwei\n  drei', 'eins zwei drei'],
    ['code', 'Layer `A-WAND`', 'Layer A-WAND'],
    ['nothing', '', ''],
  ])('%s', (_name, markdown, text) => expect(plainText(markdown)).toBe(text));
});

test('raw HTML and script links stay text', () => {
  expect(html('<img src=x onerror=alert(1)> [x](javascript:alert(1))')).not.toMatch(/<img|href/);
});

describe('what search engines show', () => {
  const unwritten = { seoTitle: null, seoDescription: '' };

  test('is what editors wrote for them', () =>
    expect(presentSeo({ seoTitle: 'Titel', seoDescription: 'Satz.' }, 'Name', 'Text')).toEqual({ title: 'Titel', description: 'Satz.' }));

  test('is the page’s own title and text where they wrote nothing', () =>
    expect(presentSeo(unwritten, 'Name', '**Pläne** als DWG.')).toEqual({ title: 'Name', description: 'Pläne als DWG.' }));

  test('ends with a whole word', () => {
    const { description } = presentSeo(unwritten, 'Name', 'Grundriss '.repeat(20));
    expect(description).toMatch(/^(?:Grundriss )+…$/);
    expect(description.length).toBeLessThanOrEqual(162);
  });
});
