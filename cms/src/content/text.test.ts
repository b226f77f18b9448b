import { describe, expect, test } from 'vitest';
import { html, plainText } from './text';

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
