import type { ResultFile } from '@contract/production/order';
import { expect, test } from 'vitest';
import { resultsByVersion } from './order-results';

const file = (fileName: string, version: number, at: string): ResultFile => ({
  fileName,
  originalName: fileName,
  fileSize: 1,
  check: 'clean',
  version,
  at,
});
const first = file('a', 1, '2026-11-20T10:00:00Z');
const second = file('b', 2, '2026-11-22T10:00:00Z');
const alsoSecond = file('c', 2, '2026-11-22T11:00:00Z');

test('nothing was delivered yet', () => expect(resultsByVersion([])).toEqual([]));

test('the newest delivery comes first, with all its files and the time of the last', () =>
  expect(resultsByVersion([first, alsoSecond, second])).toEqual([
    { version: 2, at: alsoSecond.at, files: [alsoSecond, second] },
    { version: 1, at: first.at, files: [first] },
  ]));
