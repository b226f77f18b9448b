import { expect, test } from 'vitest';
import { readVerdict, scannerAddress } from './clamd';

test.each([
  ['/run/clamd.sock', { path: '/run/clamd.sock' }],
  ['clamav', { host: 'clamav', port: 3310 }],
  ['clamav:3311', { host: 'clamav', port: 3311 }],
  ['[::1]:3311', { host: '::1', port: 3311 }],
])('%s leads to the scanner', (host, address) => expect(scannerAddress(host)).toEqual(address));

test('a port that is none leads nowhere', () => expect(() => scannerAddress('clamav:many')).toThrow());

test.each([
  ['stream: OK', { found: null, beyondLimits: false }],
  ['stream: Eicar-Test-Signature FOUND', { found: 'Eicar-Test-Signature', beyondLimits: false }],
  ['stream: Win.Test.OK FOUND', { found: 'Win.Test.OK', beyondLimits: false }],
  ['stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND', { found: null, beyondLimits: true }],
  ['INSTREAM size limit exceeded. ERROR', { found: null, beyondLimits: true }],
])('"%s" is a verdict', (answer, verdict) => expect(readVerdict(answer)).toEqual(verdict));

test.each(['', 'UNKNOWN COMMAND', 'stream: Can’t allocate memory ERROR'])('"%s" is none, and never a clean file', (answer) =>
  expect(() => readVerdict(answer)).toThrow('clamd answers'),
);
