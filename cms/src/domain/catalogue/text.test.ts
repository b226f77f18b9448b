import { describe, expect, test } from 'vitest';
import { html, liftTable, plainText, presentSeo } from './text';

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

describe('liftTable', () => {
  const names = ['Paper to CAD Basic', 'Paper to CAD Standard'];
  const table = '| | Standard | Basic |\n|---|---|---|\n| Maße der Vorlage | **ja** | nein |\n| Plankopf | Ihre Vorlage | – |';

  test('takes the table that compares services out of a text, with the heading that stood above it alone', () => {
    const lifted = liftTable(`## Neu gezeichnet\n\nVon Hand.\n\n## Welche Stufe?\n\n${table}\n\n## Danach\n\nText.`, names);
    expect(lifted?.rows).toEqual([
      { label: 'Maße der Vorlage', values: [false, true] },
      { label: 'Plankopf', values: [false, 'Ihre Vorlage'] },
    ]);
    expect(lifted?.restHtml).toBe('<h2>Neu gezeichnet</h2>\n<p>Von Hand.</p>\n<h2>Danach</h2>\n<p>Text.</p>\n');
  });

  test('leaves a heading to the text that follows the table', () => {
    expect(liftTable(`## Welche Stufe?\n\n${table}\n\nMehr dazu.`, names)?.restHtml).toBe('<h2>Welche Stufe?</h2>\n<p>Mehr dazu.</p>\n');
  });

  test.each([
    ['no table', 'Text'],
    ['a table of something else', '| Anlass | Grundlage |\n|---|---|\n| Miete | WoFlV |'],
    ['a table that leaves a service out', '| | Basic |\n|---|---|\n| Maße | nein |'],
    ['a table that names a service twice', '| | Basic | Basic |\n|---|---|---|\n| Maße | nein | ja |'],
  ])('is none for %s', (_case, text) => expect(liftTable(text, names)).toBeNull());
});
