import { describe, expect, test } from 'vitest';
import { canonicalPath, isPage, isPrivate, originOf, pageAddress } from './page-key';

describe('isPage', () => {
  test.each([
    ['/', true],
    ['/en/paper-to-cad/basic', true],
    ['/assets/app.js', false],
    ['/strings/de/shell.json', false],
    ['/favicon.svg', false],
    ['/sitemap.xml', false],
    ['/healthz', false],
    ['/kontakt.html', true],
    ['/index.php', true],
    ['/assets/index.html', false],
  ])('%s: %s', (path, page) => expect(isPage(path)).toBe(page));
});

describe('isPrivate', () => {
  test.each([
    ['/angebot/abc', true],
    ['/en/angebot/abc', true],
    ['/abbestellen/abc', true],
    ['/app/dashboard', true],
    ['/admin', true],
    ['/contractor/quotes', true],
    ['/', false],
    ['/apparat', false],
    ['/angebote', false],
  ])('%s: %s', (path, secret) => expect(isPrivate(path)).toBe(secret));
});

test.each([
  ['/', '/'],
  ['/kontakt/', '/kontakt'],
])('the canonical path of %s is %s', (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

test('an unknown query is no part of a page', () => {
  expect(pageAddress('/kontakt', new URLSearchParams('utm_source=x&q=1'))).toBe('/kontakt');
});

test('a question is part of the page that answers it', () => {
  expect(pageAddress('/suche', new URLSearchParams('utm_source=x&q=a+%26+b'))).toBe('/suche?q=a%20%26%20b');
});

test.each([
  ['localhost:3000', 'http://localhost:3000'],
  ['Shop.Example', 'http://shop.example'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['evil.example/path', null],
  ['a b', null],
  [undefined, null],
])('the origin of Host %s is %s', (host, origin) => expect(originOf(host)).toBe(origin));
