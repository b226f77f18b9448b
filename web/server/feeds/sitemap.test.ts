import type { SitemapEntry } from '@contract/content/site';
import { describe, expect, test } from 'vitest';
import { robotsTxt, sitemapXml } from './sitemap';

const origin = 'https://shop.example';

const both: SitemapEntry['locales'] = ['de', 'en'];
const updatedAt = '2026-11-20T10:00:00.000Z';

test('the sitemap lists every page in both languages with its counterpart and its last change', () => {
  const xml = sitemapXml('/sitemap.xml', [{ path: '/kontakt', locales: both, updatedAt }], origin) ?? '';
  expect(xml).toContain('<loc>https://shop.example/kontakt</loc><lastmod>2026-11-20</lastmod>');
  expect(xml).toContain('<loc>https://shop.example/en/kontakt</loc>');
  expect(xml.match(/hreflang="x-default" href="https:\/\/shop.example\/kontakt"/g)).toHaveLength(2);
});

test('a page that is not translated is listed in its own language only', () => {
  const xml = sitemapXml('/sitemap.xml', [{ path: '/presse', locales: ['de'], updatedAt }], origin);
  expect(xml).not.toContain('/en/presse');
});

describe('more pages than one file may hold', () => {
  const entries = ['/a', '/b', '/c'].map((path) => ({ path, locales: both, updatedAt }));
  const file = (path: string) => sitemapXml(path, entries, origin, 4);

  test('are spread over files that an index lists', () => {
    expect(file('/sitemap.xml')?.match(/<loc>[^<]+/g)).toEqual([
      '<loc>https://shop.example/sitemap-1.xml',
      '<loc>https://shop.example/sitemap-2.xml',
    ]);
    const urls = [file('/sitemap-1.xml'), file('/sitemap-2.xml')].map((xml) => xml?.match(/<url>/g)?.length);
    expect(urls).toEqual([4, 2]);
  });

  test.each(['/sitemap-0.xml', '/sitemap-3.xml', '/sitemap-x.xml'])('%s does not exist', (path) => expect(file(path)).toBeNull());
});

test('signs with a meaning in XML are escaped', () => {
  expect(sitemapXml('/sitemap.xml', [{ path: '/a&b', locales: both, updatedAt }], origin)).toContain('/a&amp;b</loc>');
});

test('robots.txt names the sitemap and keeps crawlers out of closed areas', () => {
  const lines = robotsTxt(origin).split('\n');
  const closed = ['/app/', '/admin/', '/contractor/', '/api/', '/angebot/', '/abbestellen/', '/en/angebot/', '/en/abbestellen/'];
  expect(lines).toEqual(expect.arrayContaining(closed.map((path) => `Disallow: ${path}`)));
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
});
