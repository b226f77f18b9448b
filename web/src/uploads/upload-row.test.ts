import { MAX_CHUNK_BYTES, MIN_CHUNK_BYTES, nextChunkBytes } from '@contract/files/file';
import { describe, expect, test, afterEach, beforeEach, vi } from 'vitest';
import { interruptedRow, isSameFile, nextWaiting, percentSent, remainingSeconds, unfinishedOf, type UploadRow } from './upload-row';
import { uploadProblem } from './upload-failure';
import { Problem } from '@contract/problem';
import { problemOf } from '../lib/http/http';

const aRow = (changes: Partial<UploadRow> = {}): UploadRow => ({
  id: 'u1',
  place: 'cart',
  productId: 'basic',
  name: 'EG.pdf',
  size: 1_000,
  lastModified: 7,
  status: 'uploading',
  sentBytes: 0,
  startedAtMs: 0,
  startedAtBytes: 0,
  sentAtMs: 0,
  ...changes,
});

describe('nextWaiting', () => {
  test.each([
    { case: 'the first waiting file starts', statuses: ['waiting', 'waiting'], next: '0' },
    { case: 'a second file runs beside the first', statuses: ['uploading', 'waiting'], next: '1' },
    { case: 'a third waits while two run', statuses: ['uploading', 'uploading', 'waiting'], next: undefined },
    { case: 'paused, interrupted and rejected files hold no place', statuses: ['paused', 'interrupted', 'rejected', 'waiting'], next: '3' },
    { case: 'nothing waits', statuses: ['uploading'], next: undefined },
  ] as const)('$case', ({ statuses, next }) => {
    expect(nextWaiting(statuses.map((status, index) => aRow({ id: String(index), status })))?.id).toBe(next);
  });
});

describe('remainingSeconds', () => {
  test.each([
    { case: 'is what the speed so far tells', row: { sentBytes: 500 }, nowMs: 10_000, seconds: 10 },
    { case: 'counts only what this try has sent', row: { sentBytes: 750, startedAtBytes: 500 }, nowMs: 10_000, seconds: 10 },
    { case: 'is unknown in the first two seconds', row: { sentBytes: 500 }, nowMs: 1_999, seconds: null },
    { case: 'is unknown before anything was sent', row: { sentBytes: 0 }, nowMs: 10_000, seconds: null },
    { case: 'is unknown while paused', row: { sentBytes: 500, status: 'paused' as const }, nowMs: 10_000, seconds: null },
  ])('$case', ({ row, nowMs, seconds }) => expect(remainingSeconds(aRow({ ...row, sentAtMs: nowMs }))).toBe(seconds));
});

test('percentSent rounds down, so that 100 % means done', () => {
  expect(percentSent(aRow({ sentBytes: 999 }))).toBe(99);
  expect(percentSent(aRow({ sentBytes: 1_000 }))).toBe(100);
});

describe('resuming after a reload', () => {
  test.each([
    { case: 'the same file goes on', file: { name: 'EG.pdf', size: 1_000, lastModified: 7 }, same: true },
    { case: 'another name is another file', file: { name: 'OG.pdf', size: 1_000, lastModified: 7 }, same: false },
    { case: 'another size is another file', file: { name: 'EG.pdf', size: 999, lastModified: 7 }, same: false },
    { case: 'a changed file is another file', file: { name: 'EG.pdf', size: 1_000, lastModified: 8 }, same: false },
  ])('$case', ({ file, same }) => expect(isSameFile(aRow(), file)).toBe(same));

  test('an upload with an address is kept and comes back interrupted', () => {
    const kept = unfinishedOf(aRow({ url: '/api/files/tus/a', sentBytes: 300 }));
    expect(kept && interruptedRow(kept)).toMatchObject({ status: 'interrupted', sentBytes: 300, url: '/api/files/tus/a' });
  });

  test.each([
    { case: 'before the server has given an address', row: {} },
    { case: 'when it was rejected', row: { url: '/api/files/tus/a', status: 'rejected' as const } },
  ])('an upload is not kept $case', ({ row }) => expect(unfinishedOf(aRow(row))).toBeNull());
});

test('chunks grow from 256 KiB, doubling up to 32 MiB', () => {
  const sizes = [MIN_CHUNK_BYTES];
  while (sizes.length < 10) sizes.push(nextChunkBytes(sizes.at(-1) as number));
  expect(sizes.map((bytes) => bytes / 1_024)).toEqual([256, 512, 1_024, 2_048, 4_096, 8_192, 16_384, 32_768, 32_768, 32_768]);
  expect(sizes.at(-1)).toBe(MAX_CHUNK_BYTES);
});

describe('what ended an upload', () => {
  beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));
  afterEach(() => void vi.unstubAllGlobals());

  test.each([
    [413, undefined, 'upload.size-refused'],
    [413, 'storage.quota-exceeded', 'storage.quota-exceeded'],
    [413, 'upload.too-large', 'upload.too-large'],
    [403, undefined, 'upload.access-refused'],
    [403, 'storage.unauthorized', 'upload.access-refused'],
    [415, 'upload.signature-refused', 'upload.signature-refused'],
    [429, undefined, 'rate.limited'],
    [500, undefined, 'upload.server-failed'],
    [502, 'upload.failed', 'upload.server-failed'],
    [502, undefined, 'upload.server-failed'],
    [503, 'server.unavailable', 'upload.server-failed'],
    [504, undefined, 'upload.server-failed'],
    [507, undefined, 'upload.server-failed'],
  ] as const)('answered %i with the code %s is told as %s', (status, code, told) => {
    expect(uploadProblem(problemOf(status, code ? { error: { code } } : '<html>')).code).toBe(told);
  });

  test('without an answer is told as a lost connection', () => {
    const cause = new TypeError('Failed to fetch');
    expect(uploadProblem(new Problem('server.unavailable', {}, {}, { cause })).code).toBe('upload.offline');
  });

  test('on a device that is offline is told so, whatever failed', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(uploadProblem(new TypeError('Failed to fetch dynamically imported module')).code).toBe('upload.offline');
  });

  test('by a bug is told too', () => expect(uploadProblem(new Error('bug')).code).toBe('storage.unknown'));
});
