import { fileChecks } from '@contract/files/file-check';
import { expect, test } from 'vitest';
import { isViewable } from './use-download';

test.each([
  ['Grundriss.pdf', 1_000, true],
  ['Grundriss.PDF', 1_000, true],
  ['Foto.jpeg', 1_000, true],
  ['Grundriss.dwg', 1_000, false],
  ['Scan.tif', 1_000, false],
  ['Grundriss.pdf', 500_000_000, false],
])('%s of %i bytes: %s', (originalName, fileSize, viewable) =>
  expect(isViewable({ fileName: 'f', originalName, fileSize, check: 'clean' })).toBe(viewable),
);

test.each(fileChecks)('a file that is %s is shown only if it may leave the shop', (check) =>
  expect(isViewable({ fileName: 'f', originalName: 'a.pdf', fileSize: 1, check })).toBe(['unchecked', 'clean', 'released'].includes(check)),
);
