import type { SitemapEntry } from '@contract/content/site';
import { expect, test } from 'vitest';
import { languagesOf, nearestTranslation } from './translations';

const entry = (path: string, ...locales: SitemapEntry['locales']): SitemapEntry => ({ path, locales, updatedAt: '2026-11-20T10:00:00Z' });
const entries = [
  entry('/', 'de', 'en'),
  entry('/blog', 'de', 'en'),
  entry('/blog/beides', 'de', 'en'),
  entry('/blog/deutsch', 'de'),
  entry('/projekte', 'de'),
  entry('/projekte/deutsch', 'de'),
  entry('/loesungen/deutsch', 'de'),
];

test.each([
  ['/en/blog/deutsch', '/en/blog'],
  ['/en/projekte/deutsch', '/en'],
  ['/en/loesungen/deutsch', '/en'],
  ['/en/blog/beides', null],
  ['/blog/deutsch', null],
  ['/en/blog/gibt-es-nicht', null],
])('instead of %s: %s', (path, nearest) => expect(nearestTranslation(entries, path)).toBe(nearest));

test.each([
  ['/blog/deutsch', ['de']],
  ['/en/blog/beides', ['de', 'en']],
  ['/suche', undefined],
])('%s is written in %s', (path, languages) => expect(languagesOf(entries, path)).toEqual(languages));
