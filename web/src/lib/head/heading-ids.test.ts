import { expect, test } from 'vitest';
import { withHeadingIds } from './heading-ids';

test('every heading gets an address and a place in the list', () => {
  const { html, headings } = withHeadingIds('<h2>1. Wer &amp; was</h2><p>x</p><h2>Größe <em>und</em> Maß</h2>');
  expect(html).toBe('<h2 id="s-1-wer-was">1. Wer &amp; was</h2><p>x</p><h2 id="s-groesse-und-mass">Größe <em>und</em> Maß</h2>');
  expect(headings).toEqual([
    { id: 's-1-wer-was', text: '1. Wer & was' },
    { id: 's-groesse-und-mass', text: 'Größe und Maß' },
  ]);
});

test('headings of the same words keep apart', () => {
  expect(withHeadingIds('<h2>A</h2><h2>A</h2><h2>A</h2>').headings.map(({ id }) => id)).toEqual(['s-a', 's-a-2', 's-a-3']);
});

test('a text without headings stays as it is', () => {
  expect(withHeadingIds('<p>x</p><h3>y</h3>')).toEqual({ html: '<p>x</p><h3>y</h3>', headings: [] });
});
