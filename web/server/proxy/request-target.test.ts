import { describe, expect, test } from 'vitest';
import { readTarget } from './request-target';

const pathOf = (url: string) => readTarget({ method: 'GET', url, headers: {} })?.pathname;

describe('readTarget', () => {
  test.each([
    ['/', '/'],
    ['/api/quotes?locale=en&next=/../a//b', '/api/quotes'],
    ['/alte%20seite.html', '/alte%20seite.html'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/caf%E9', '/caf%E9'],
    ['/a.b/..c/d..', '/a.b/..c/d..'],
    ['/100%25', '/100%25'],
    ['/50%', '/50%'],
  ])('reads %s', (url, path) => expect(pathOf(url)).toBe(path));

  test.each([
    '/api/../admin',
    '/api/./x',
    '/api/..',
    '/api/.',
    '/api/%2e%2e/admin',
    '/api/%2E./admin',
    '/api/.%2e',
    '/api/%252e%252e/admin',
    '/api/%25252e%25252e/admin',
    '/api/..%2fadmin',
    '/api%2Fadmin',
    '/api/%5c..%5cadmin',
    '/api\\..\\admin',
    '/api%252fadmin',
    '//admin',
    '/api//admin',
    '/kontakt//',
    '/api/x%00',
    '/api/x%0d%0ay',
    '/api/x#/../admin',
    `/api/%${'25'.repeat(9)}2e`,
    'http://x/admin',
    '*',
    '',
  ])('refuses %s', (url) => expect(pathOf(url)).toBeUndefined());

  test.each([
    ['GET', { 'content-length': '5' }, false],
    ['HEAD', { 'content-length': '5' }, false],
    ['GET', { 'transfer-encoding': 'chunked' }, false],
    ['GET', { 'content-length': '0' }, true],
    ['POST', { 'content-length': '5' }, true],
    ['POST', { 'transfer-encoding': 'chunked' }, true],
    ['POST', { 'transfer-encoding': 'chunked', 'content-length': '5' }, false],
  ])('%s with %o is read: %s', (method, headers, isRead) => {
    expect(readTarget({ method, url: '/api/x', headers }) !== null).toBe(isRead);
  });
});
