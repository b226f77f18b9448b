import { expect, test } from 'vitest';
import { localizeLinks } from './rich-text';

test.each([
  ['/kontakt', '/en/kontakt'],
  ['/', '/en'],
  ['/rechtliches/agb#p-3', '/en/rechtliches/agb#p-3'],
  ['/projekte?leistung=as-built', '/en/projekte?leistung=as-built'],
  ['/en/kontakt', '/en/kontakt'],
  ['/app/login', '/app/login'],
  ['/uploads/plan.pdf', '/uploads/plan.pdf'],
  ['/beispiel.pdf', '/beispiel.pdf'],
  ['//elsewhere.example', '//elsewhere.example'],
  ['https://elsewhere.example/kontakt', 'https://elsewhere.example/kontakt'],
  ['#anchor', '#anchor'],
])('on English pages %s becomes %s', (written, shown) => {
  expect(localizeLinks(`<p><a href="${written}">x</a></p>`, 'en')).toBe(`<p><a href="${shown}">x</a></p>`);
  expect(localizeLinks(`<p><a href="${written}">x</a></p>`, 'de')).toBe(`<p><a href="${written}">x</a></p>`);
});
