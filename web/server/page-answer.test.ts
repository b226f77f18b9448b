import { expect, test } from 'vitest';
import { acceptedEncoding } from './page-answer';

test.each([
  [undefined, null],
  ['', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['identity', null],
  ['x-br', null],
] as const)('Accept-Encoding %s gets %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
