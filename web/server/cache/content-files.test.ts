import { afterEach, expect, test } from 'vitest';
import { replaceTransport } from '../../src/lib/http/transport';
import { isContentFile, readContentFile } from './content-files';

const productsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `plan-${index}`,
    name: `Plan & Co ${index}`,
    tagline: '',
    price: 10_000,
    unit: 'plan',
    drawing: 'cad-services/grundrisse',
  }));

/** Answers with a section of so many services, of which the frame holds twelve. */
function answerWith(count: number) {
  const products = productsOf(count);
  replaceTransport(fetch, (url) => {
    if (url.startsWith('/api/site'))
      return { ok: true, status: 200, body: { categories: [{ slug: 'cad-services', products: products.slice(0, 12) }], overrides: {} } };
    return url.startsWith('/api/categories/cad-services') ? { ok: true, status: 200, body: { products } } : null;
  });
}
afterEach(() => replaceTransport(fetch));

const linksAt = async (path: string) =>
  [...((await readContentFile(path, ''))?.text ?? '').matchAll(/href="([^"]+)"/g)].map(([, to]) => to);

test.each([
  ['de', '/cad-services', '119,00 € inkl. MwSt.', '/ Plan'],
  ['en', '/en/cad-services', '€119.00 incl. VAT', '/ plan'],
])('the further services of a section in %s', async (locale, section, price, unit) => {
  answerWith(15);
  const path = `/menus/${locale}/cad-services.html`;
  const text = (await readContentFile(path, ''))?.text.replaceAll('\u{a0}', ' ');
  expect(await linksAt(path)).toEqual([12, 13, 14].map((index) => `${section}/plan-${index}`));
  expect(text).toContain('<span>Plan &amp; Co 12</span>');
  expect([text?.includes(price), text?.includes(unit)]).toEqual([true, true]);
});

test('there are at most 500 of them, and none where the frame holds all', async () => {
  answerWith(1_000);
  expect(await linksAt('/menus/de/cad-services.html')).toHaveLength(500);
  answerWith(12);
  expect((await readContentFile('/menus/de/cad-services.html', ''))?.text).toBe('');
});

test('a section that does not exist has none', async () => {
  answerWith(15);
  expect(await readContentFile('/menus/de/nope.html', '')).toBeNull();
});

test.each([
  ['/menus/de/cad-services.html', true],
  ['/menus/en/cad-services.html', true],
  ['/menus/fr/cad-services.html', false],
  ['/menus/de/CAD%2Fservices.html', false],
  ['/menus/de/a/b.html', false],
  ['/menus/de/cad-services', false],
  ['/search-index/de.json', true],
  ['/cad-services', false],
])('%s is a file made of content: %s', (path, is) => expect(isContentFile(path)).toBe(is));
