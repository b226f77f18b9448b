import { expect, test } from 'vitest';
import { byteRange } from './open-store';

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=500-5000', { start: 500, end: 999 }],
  ['bytes=1000-', null],
  ['bytes=9-3', null],
  ['bytes=-0', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['', null],
])('%j of 1000 bytes is %j', (header, range) => expect(byteRange(header, 1_000)).toEqual(range));
