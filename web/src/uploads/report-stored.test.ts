import { expect, test } from 'vitest';
import { reportStored } from './report-stored';
import type { UploadRow } from './upload-row';

const t = (key: string, values: Record<string, unknown> = {}) => `${key} ${Object.values(values).join()}`;
const rowOf = (id: string, status: UploadRow['status'] = 'uploading') => ({ id, status, name: `${id}.pdf` }) as UploadRow;

test('files that are on their way together are said in one toast, later ones anew', () => {
  const shown: [string, string][] = [];
  const report = reportStored(t as never, (text, { id }) => shown.push([id, text]));
  const [first, second, later] = [rowOf('a'), rowOf('b'), rowOf('c')];
  report(first, { unfinished: () => [first, second] });
  report(second, { unfinished: () => [second, rowOf('d', 'paused')] });
  report(later, { unfinished: () => [later] });
  expect(shown).toEqual([
    ['uploads', 'upload.done a.pdf'],
    ['uploads', 'upload.done.more 2'],
    ['uploads', 'upload.done c.pdf'],
  ]);
});
