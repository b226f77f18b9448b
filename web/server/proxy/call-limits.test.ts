import { expect, test } from 'vitest';
import { answerTimeoutMs } from './call-limits';

test.each([
  ['GET', '/api/site', 25_000],
  ['POST', '/api/quotes', 25_000],
  ['GET', '/uploads/a.png', 25_000],
  ['GET', '/api/files/abc/content', 25_000],
  ['POST', '/api/files', 60_000],
  ['PATCH', '/api/files/tus/abc', 60_000],
  ['POST', '/api/functions/us-central1/getUserRole', 75_000],
  ['GET', '/api/changes?since=3&wait=5', 15_000],
  ['GET', '/api/changes?since=3', 35_000],
  ['GET', '/api/changes?wait=9999', 40_000],
  ['GET', '/api/changes?wait=x', 35_000],
  ['GET', '/api/changes/content?wait=0', 10_000],
])('%s %s may take %i ms to be answered', (method, address, ms) => {
  expect(answerTimeoutMs(method, new URL(`http://x${address}`))).toBe(ms);
});
