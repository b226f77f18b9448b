import { locales } from '@contract/constants';
import { namespaces } from '../../src/lib/text/namespaces';
import { describe, expect, test } from 'vitest';
import { readTexts, textsAt, withOverrides, languagesOf, nearestTranslation } from './texts';
import type { SitemapEntry } from '@contract/content/site';

test('an override replaces a text, an empty or unknown one changes nothing', () => {
  expect(withOverrides({ a: '1', b: '2' }, { a: 'neu', b: '', c: 'x' })).toEqual({ a: 'neu', b: '2' });
});

describe('textsAt', () => {
  test.each([
    ['/strings/de/shell.json', { locale: 'de', namespace: 'shell' }],
    ['/strings/en/problem.json', { locale: 'en', namespace: 'problem' }],
    ['/strings/fr/shell.json', null],
    ['/strings/de/mail.json', null],
    ['/strings/de/../shell.json', null],
  ])('%s', (path, file) => expect(textsAt(path)).toEqual(file));
});

test('every string file is there, also without the CMS', async () => {
  const files = locales.flatMap((locale) => namespaces.map((namespace) => readTexts(locale, namespace)));
  for (const texts of await Promise.all(files)) expect(Object.keys(texts)).not.toEqual([]);
});

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
