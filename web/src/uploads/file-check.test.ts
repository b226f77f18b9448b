import { MAX_FILE_BYTES } from '@contract/files/file';
import { describe, expect, test } from 'vitest';
import { fileProblem } from './file-check';

describe('fileProblem', () => {
  test.each([
    { case: 'a plan passes', name: 'EG.pdf', size: 1, present: 0, problem: null },
    { case: 'the extension may be written in capitals', name: 'EG.DWG', size: 1, present: 0, problem: null },
    { case: 'only the last extension counts', name: 'plan.pdf.exe', size: 1, present: 0, problem: 'upload.type-refused' },
    { case: 'a file without extension is refused', name: 'plan', size: 1, present: 0, problem: 'upload.type-refused' },
    { case: 'an empty file is refused', name: 'EG.pdf', size: 0, present: 0, problem: 'upload.empty' },
    { case: 'exactly 50 GB pass', name: 'scan.e57', size: MAX_FILE_BYTES, present: 0, problem: null },
    { case: 'one byte more is refused', name: 'scan.e57', size: MAX_FILE_BYTES + 1, present: 0, problem: 'upload.too-large' },
    { case: 'the hundredth file passes', name: 'EG.pdf', size: 1, present: 99, problem: null },
    { case: 'the hundred and first is refused', name: 'EG.pdf', size: 1, present: 100, problem: 'upload.too-many' },
  ])('$case', ({ name, size, present, problem }) => expect(fileProblem({ name, size }, present)).toBe(problem));
});
