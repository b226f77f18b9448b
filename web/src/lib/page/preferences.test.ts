import { describe, expect, test } from 'vitest';
import { preferencesOf, presentationOf } from './preferences';

test.each([
  ['', { language: null, theme: 'auto' }],
  ['language=en', { language: 'en', theme: 'auto' }],
  ['a=b; theme=dark; language=de', { language: 'de', theme: 'dark' }],
  ['xlanguage=en; theme=pink', { language: null, theme: 'auto' }],
] as const)('the cookies "%s" mean %j', (cookies, preferences) => expect(preferencesOf(cookies)).toEqual(preferences));

describe('presentationOf', () => {
  test.each([
    { path: '/', language: 'en', locale: 'de', theme: null },
    { path: '/en/kontakt', language: 'de', locale: 'en', theme: null },
    { path: '/angebot/abc', language: 'en', locale: 'de', theme: null },
    { path: '/app/dashboard', language: null, locale: 'de', theme: 'dark' },
    { path: '/app/dashboard', language: 'en', locale: 'en', theme: 'dark' },
    { path: '/app', language: 'en', locale: 'en', theme: 'dark' },
    { path: '/apparat', language: 'en', locale: 'de', theme: null },
    { path: '/admin/quotes', language: 'en', locale: 'de', theme: 'dark' },
    { path: '/admin/login', language: 'en', locale: 'en', theme: 'dark' },
    { path: '/contractor/orders', language: 'de', locale: 'en', theme: 'dark' },
    { path: '/contractor/login', language: null, locale: 'de', theme: 'dark' },
  ] as const)('$path for somebody who reads $language is in $locale', ({ path, language, locale, theme }) =>
    expect(presentationOf(path, { language, theme: 'dark' })).toEqual({ locale, theme }),
  );
});
