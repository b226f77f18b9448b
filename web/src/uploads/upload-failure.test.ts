import { Problem } from '@contract/problem';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { problemOf } from '../lib/http/http';
import { uploadProblem } from './upload-failure';

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
