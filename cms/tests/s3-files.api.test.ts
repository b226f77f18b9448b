import { afterAll, expect, test } from 'vitest';
import type { FileMetadata } from '../src/contract/files/file';
import { fileCalls, pdf, refusal, sha256 } from './file-calls';
import { startS3 } from './s3';
import { cartId, useStrapi } from './strapi';

const MIB = 1024 ** 2;
const s3 = await startS3();
afterAll(() => s3.stop());

const shop = useStrapi(s3.settings);
const visitor = () => fileCalls(shop, cartId());
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test('a small file is stored in the bucket, read in part or whole, and deleted', async () => {
  const me = visitor();
  const bytes = pdf(5_000);
  const { fileName } = await me.posted('a.pdf', bytes);
  expect(await bytesOf(await me.download(fileName))).toEqual(bytes);
  const part = await me.download(fileName, { range: 'bytes=-10' });
  expect([part.status, await bytesOf(part)]).toEqual([206, bytes.subarray(-10)]);
  expect((await me.remove(fileName)).status).toBe(204);
  expect(s3.contents()).toEqual([]);
});

test('a large file resumes after a cut connection, arrives unchanged and is deleted with everything beside it', async () => {
  const me = visitor();
  const bytes = pdf(21 * MIB + 7);
  const location = await me.begun('Wolke.pdf', bytes.length);
  const fileName = location.slice(-22);
  let offset = 0;
  for (let chunk = 256 * 1024; chunk <= 4 * MIB; offset += chunk, chunk *= 2) {
    expect((await me.patch(location, offset, bytes.subarray(offset, offset + chunk))).status).toBe(204);
  }
  await me.patchAndLeave(location, offset, bytes.subarray(offset, offset + MIB));
  const resumed = await me.offset(location);
  expect(resumed).toBeGreaterThan(0);
  expect((await me.patch(location, resumed, bytes.subarray(resumed))).status).toBe(204);
  expect(((await (await me.metadata(fileName)).json()) as FileMetadata).complete).toBe(true);
  expect(sha256(await bytesOf(await me.download(fileName)))).toBe(sha256(bytes));
  expect((await me.remove(fileName)).status).toBe(204);
  expect(s3.contents()).toEqual([]);
});

test('an unfinished file is deleted with its parts', async () => {
  const me = visitor();
  const location = await me.begun('a.pdf', 20 * MIB);
  await me.patch(location, 0, pdf(9 * MIB));
  expect((await me.terminate(location)).status).toBe(204);
  expect(s3.contents()).toEqual([]);
});

test.each([1, 300_000])('a wrong signature is found over chunks, sent %d bytes first', async (first) => {
  const me = visitor();
  const bytes = Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(400_000)]);
  const location = await me.begun('a.pdf', bytes.length);
  let answer = await me.patch(location, 0, bytes.subarray(0, first));
  if (first === 1) answer = await me.patch(location, 1, bytes.subarray(1));
  expect(await refusal(answer)).toEqual({ status: 415, code: 'upload.signature-refused', data: { file: 'a.pdf' } });
  expect(s3.contents()).toEqual([]);
});
