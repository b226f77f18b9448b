import { expect, test } from 'vitest';
import { feedPath } from '../../src/lib/text/locale-path';
import { atomFeed } from './atom-feed';

const article = {
  slug: 'wohnflaeche-berechnen',
  title: 'Wohnfläche & <Balkon>',
  teaser: 'Was zählt.',
  date: '2026-11-10',
  minutes: 4,
  author: 'Redaktion',
  category: 'daten-services',
  categoryName: 'Data Services',
  accent: 'data',
  drawing: '',
  tags: ['WoFlV'],
  updatedAt: '2026-10-01T08:00:00.000Z',
} as const;
const feed = (articles: readonly (Omit<typeof article, 'slug' | 'updatedAt'> & { slug: string; updatedAt: string })[]) =>
  atomFeed({
    title: 'Blog',
    subtitle: 'Neues',
    locale: 'en',
    origin: 'https://shop.example',
    articles: articles.map((one) => ({ ...one, tags: [...one.tags] })),
  });

test('an article is an entry with address, time, author and topic', () => {
  const xml = feed([article]);
  for (const part of [
    '<id>https://shop.example/en/blog/wohnflaeche-berechnen</id>',
    '<title>Wohnfläche &amp; &lt;Balkon&gt;</title>',
    '<published>2026-11-10T00:00:00Z</published><updated>2026-11-10T00:00:00Z</updated>',
    '<name>Redaktion</name>',
    '<category term="WoFlV"/>',
  ])
    expect(xml).toContain(part);
});

test('the feed names itself, its page and its last change', () => {
  const xml = feed([article]);
  expect(xml).toContain('rel="self" type="application/atom+xml" href="https://shop.example/en/blog/feed.xml"');
  expect(xml).toContain('rel="alternate" type="text/html" href="https://shop.example/en/blog"');
  expect(xml.indexOf('<updated>2026-11-10')).toBeLessThan(xml.indexOf('<entry>'));
});

test('a corrected article tells when', () => {
  const corrected = feed([article, { ...article, slug: 'aelter', updatedAt: '2026-12-01T08:00:00.000Z' }]);
  expect(corrected).toContain('<published>2026-11-10T00:00:00Z</published><updated>2026-12-01T08:00:00.000Z</updated>');
  expect(corrected.slice(0, corrected.indexOf('<entry>'))).toContain('<updated>2026-12-01T08:00:00.000Z</updated>');
});

test('a blog without articles is a feed too', () => expect(feed([])).toMatch(/<updated>1970-01-01T00:00:00Z<\/updated>/));

test('signs that XML cannot hold are left out', () => {
  const xml = feed([{ ...article, title: 'a\b\u000bb\ufffec\ud83d 📐' as never }]);
  expect(xml).toContain('<title>abc 📐</title>');
});

test('each language has its own address', () => expect([feedPath('de'), feedPath('en')]).toEqual(['/blog/feed.xml', '/en/blog/feed.xml']));
