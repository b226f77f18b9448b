import { expect, test } from 'vitest';
import { robotsTxt, sitemapXml } from './sitemap';

const origin = 'https://shop.example';

test('the sitemap lists every page in both languages with its counterpart and its last change', () => {
  const xml = sitemapXml([{ path: '/kontakt', updatedAt: '2026-11-20T10:00:00.000Z' }], origin);
  expect(xml).toContain('<loc>https://shop.example/kontakt</loc><lastmod>2026-11-20</lastmod>');
  expect(xml).toContain('<loc>https://shop.example/en/kontakt</loc>');
  expect(xml.match(/hreflang="x-default" href="https:\/\/shop.example\/kontakt"/g)).toHaveLength(2);
});

test('signs with a meaning in XML are escaped', () => {
  expect(sitemapXml([{ path: '/a&b', updatedAt: '2026-11-20' }], origin)).toContain('/a&#38;b</loc>');
});

test('robots.txt names the sitemap and keeps crawlers out of closed areas', () => {
  expect(robotsTxt(origin)).toMatch(/Disallow: \/angebot\/[\s\S]*Sitemap: https:\/\/shop.example\/sitemap.xml/);
});
