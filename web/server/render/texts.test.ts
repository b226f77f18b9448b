import { locales } from '@contract/constants';
import { namespaces } from '../../src/lib/text/namespaces';
import { describe, expect, test } from 'vitest';
import { readTexts, textsAt, withOverrides } from './texts';

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
