import { expect, test } from 'vitest';
import type { UploadRow } from '../../../uploads/upload-row';
import { waitForFiles } from './wait-for-files';

const row = (id: string, status: UploadRow['status'], place: UploadRow['place'] = 'cart') => ({ id, status, place }) as UploadRow;

function queueOf(...first: UploadRow[]) {
  let rows: readonly UploadRow[] = first;
  let tell = () => {};
  const uploads = { read: () => rows, subscribe: (onChange: () => void) => ((tell = onChange), () => undefined) };
  return {
    uploads,
    become: (...next: UploadRow[]) => {
      rows = next;
      tell();
    },
  };
}

const never = new AbortController().signal;

test('nothing on its way is nothing to wait for', async () => {
  const { uploads } = queueOf(row('a', 'rejected'), row('b', 'uploading', 'temporary'));
  expect(await waitForFiles(uploads, never)).toBe(true);
});

test('files are waited for until the last has arrived', async () => {
  const { uploads, become } = queueOf(row('a', 'uploading'), row('b', 'waiting'));
  const arrived = waitForFiles(uploads, never);
  become(row('b', 'uploading'));
  become();
  expect(await arrived).toBe(true);
});

test.each(['paused', 'interrupted', 'rejected'] as const)('a file that is %s does not arrive', async (status) => {
  const { uploads, become } = queueOf(row('a', 'uploading'));
  const arrived = waitForFiles(uploads, never);
  become(row('a', status));
  expect(await arrived).toBe(false);
});

test('waiting can be stopped', async () => {
  const stop = new AbortController();
  const arrived = waitForFiles(queueOf(row('a', 'uploading')).uploads, stop.signal);
  stop.abort();
  expect(await arrived).toBe(false);
});
