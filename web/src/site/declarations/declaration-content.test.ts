import { expect, test } from 'vitest';
import { withdrawalSection } from './declaration-content';

test.each([
  {
    html: '<h2>§ 19 Ende</h2><p>a</p><h2>§ 20 Widerrufsrecht</h2><p>b</p><h3>Folgen des Widerrufs</h3><h2>§ 21</h2>',
    found: '<p>b</p><h3>Folgen des Widerrufs</h3>',
  },
  { html: '<h2 id="w">Section 20 Right of withdrawal</h2>\n<p>b</p>', found: '<p>b</p>' },
  { html: '<h2>§ 1 Geltung</h2><p>Kein Widerruf hier.</p>', found: null },
  { html: '<h2>Widerruf</h2>', found: null },
  { html: '', found: null },
])('$html', ({ html, found }) => expect(withdrawalSection(html)).toBe(found));
