import { expect, test } from 'vitest';
import { linksIn } from './content-scan';

test.each([
  ['/kontakt', ['/kontakt']],
  ['Siehe [Preise](/preise?x=1#y) und [hier](/en/kontakt "Titel").', ['/preise?x=1#y', '/en/kontakt']],
  ['[Konto](/app/quotes), ![Bild](/media/a.avif), [außen](https://example.org/a), [so](//example.org)', []],
  ['Kein Link: a/b und (/c)', []],
])('%s names the pages %j', (text, links) => expect(linksIn(text)).toEqual(links));
