import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { FileMetadata } from '../src/contract/files/file';
import { fileCalls, pdf, refusal, sha256 } from './file-calls';
import { killableServer } from './killable-server';
import { startS3 } from './s3';
import { cartId, compiled, solveAppCheck, useStrapi, type Shop } from './strapi';

const MIB = 1024 ** 2;
const s3 = await startS3();
/** The shop in a process of its own, beside the one that these tests talk to otherwise. */
const server = killableServer();
afterAll(async () => {
  await server.kill();
  await s3.stop();
});

const shop = useStrapi({ ...s3.settings, S3_ENCRYPTION: 'aws:kms', S3_KMS_KEY_ID: 'a-key-of-the-tests' });
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

test('a large file that is announced again under the same key goes on where it was', async () => {
  const me = visitor();
  const bytes = pdf(6 * MIB);
  const key = randomUUID();
  const announce = async () => (await me.create('Wolke.pdf', bytes.length, {}, { key })).headers.get('location') ?? '';
  const location = await announce();
  expect((await me.patch(location, 0, bytes.subarray(0, MIB))).status).toBe(204);
  expect(await announce()).toBe(location);
  const offset = await me.offset(location);
  expect((await me.patch(location, offset, bytes.subarray(offset))).status).toBe(204);
  expect(await announce()).toBe(location);
  expect(sha256(await bytesOf(await me.download(location.slice(-22))))).toBe(sha256(bytes));
  expect((await me.remove(location.slice(-22))).status).toBe(204);
  expect(s3.contents()).toEqual([]);
});

test('a store that fails in the middle leaves no gap: what is resumed arrives unchanged', async () => {
  const me = visitor();
  const bytes = pdf(30 * MIB);
  const location = await me.begun('Wolke.pdf', bytes.length);
  s3.fail({ method: 'PUT', matches: ({ partNumber }) => partNumber === '2' });
  // Browsers send again what is answered with 5xx, and ask before where to go on.
  expect((await me.patch(location, 0, bytes)).status).toBeGreaterThanOrEqual(500);
  const resumed = await me.offset(location);
  expect(resumed).toBe(8 * MIB);
  expect((await me.patch(location, resumed, bytes.subarray(resumed))).status).toBe(204);
  expect(sha256(await bytesOf(await me.download(location.slice(-22))))).toBe(sha256(bytes));
  await me.remove(location.slice(-22));
});

test('many small pieces make parts of one size, so that the largest file has few enough', async () => {
  const me = visitor();
  const bytes = pdf(40 * MIB);
  const location = await me.begun('Wolke.pdf', bytes.length);
  s3.headers.length = 0;
  for (let offset = 0; offset < bytes.length; offset += 5 * MIB)
    expect((await me.patch(location, offset, bytes.subarray(offset, offset + 5 * MIB))).status).toBe(204);
  expect(s3.headers.filter(([call]) => call === 'PUT?partNumber')).toHaveLength(5);
  expect(sha256(await bytesOf(await me.download(location.slice(-22))))).toBe(sha256(bytes));
  await me.remove(location.slice(-22));
});

test('a store that is started anew in the middle of an upload goes on with it, and completes what had arrived', async () => {
  const me = visitor();
  const bytes = pdf(12 * MIB);
  const location = await me.begun('Wolke.pdf', bytes.length);
  await me.patch(location, 0, bytes.subarray(0, 9 * MIB));
  await s3.restart();
  const resumed = await me.offset(location);
  expect(resumed).toBe(9 * MIB);
  // The client tries three times.
  for (let tries = 0; tries < 3; tries++) s3.fail({ method: 'POST', matches: ({ uploadId }) => uploadId !== undefined });
  expect((await me.patch(location, resumed, bytes.subarray(resumed))).status).toBeGreaterThanOrEqual(500);
  await s3.restart();
  expect(await me.offset(location)).toBe(bytes.length);
  expect(((await (await me.metadata(location.slice(-22))).json()) as FileMetadata).complete).toBe(true);
  expect(sha256(await bytesOf(await me.download(location.slice(-22))))).toBe(sha256(bytes));
  await me.remove(location.slice(-22));
});

test('a shop that is killed in the middle of a part goes on with the upload when it is back', async () => {
  await server.start();
  const { http } = server;
  const there: Shop = {
    strapi: shop.strapi,
    get url() {
      return server.url;
    },
    http,
    appCheck: (id) => solveAppCheck(http, id),
  };
  const me = fileCalls(there, cartId());
  const bytes = pdf(20 * MIB);
  const location = await me.begun('Wolke.pdf', bytes.length);
  await me.patch(location, 0, bytes.subarray(0, 9 * MIB));
  s3.fail({ method: 'PUT', matches: ({ partNumber }) => partNumber === '2' });
  const dying = me.patch(location, 9 * MIB, bytes.subarray(9 * MIB)).catch(() => undefined);
  await expect.poll(() => s3.headers.at(-1)?.[0], { timeout: 60_000 }).toBe('PUT?partNumber');
  await server.kill();
  await dying;
  await server.start();
  const resumed = await me.offset(location);
  expect(resumed).toBe(8 * MIB);
  expect((await me.patch(location, resumed, bytes.subarray(resumed))).status).toBe(204);
  expect(sha256(await bytesOf(await me.download(location.slice(-22))))).toBe(sha256(bytes));
  await me.remove(location.slice(-22));
});

test('an upload whose parts the store has thrown away begins anew, and is not taken for complete', async () => {
  const me = visitor();
  const location = await me.begun('Wolke.pdf', 20 * MIB);
  await me.patch(location, 0, pdf(9 * MIB));
  s3.throwPartsAway();
  expect((await me.head(location)).status).toBe(404);
  const { complete } = await shop.strapi.db.query('api::file.file').findOne({ where: { fileName: location.slice(-22) } });
  expect(complete).toBe(false);
  await me.terminate(location);
});

test('uploads that nobody will end are ended by the clean-up, and others are left alone', async () => {
  const me = visitor();
  const location = await me.begun('Wolke.pdf', 20 * MIB);
  const before = s3.contents();
  const old = new Date(Date.now() - 48 * 60 * 60 * 1000);
  s3.abandon('nobody-knows-this-one', old);
  s3.abandon('nobody-knows-this-either', old);
  s3.abandon('one-of-a-moment-ago', new Date());
  s3.abandon(location.slice(-22), old);
  const { removeExpiredFiles } = compiled<{ removeExpiredFiles(strapi: unknown): Promise<void> }>('domain/files/cart-files');
  await removeExpiredFiles(shop.strapi);
  const left = s3.contents().filter((name) => !before.includes(name));
  expect(left.map((name) => name.replace(/-\d+$/, '')).sort()).toEqual(
    [`abandoned-${location.slice(-22)}`, 'abandoned-one-of-a-moment-ago'].sort(),
  );
  await me.terminate(location);
  s3.throwPartsAway();
});

test('every write asks for the encryption that is set', async () => {
  s3.headers.length = 0;
  const me = visitor();
  const { fileName: small } = await me.posted('a.pdf', pdf(5_000));
  const location = await me.begun('Wolke.pdf', 9 * MIB);
  await me.patch(location, 0, pdf(9 * MIB));
  await me.remove(location.slice(-22));
  await me.remove(small);
  const asked = s3.headers.filter(([call]) => ['PUT', 'POST?uploads', 'PUT?x-id'].includes(call));
  expect(asked.length).toBeGreaterThanOrEqual(3);
  expect(new Set(asked.map(([, encryption]) => encryption))).toEqual(new Set(['aws:kms a-key-of-the-tests']));
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
