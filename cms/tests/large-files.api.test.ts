import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { FileMetadata } from '../src/contract/files/file';
import { fileCalls, pdf, refusal, sha256, storedNames } from './file-calls';
import { cartId, useSharedStrapi } from './strapi';

const MIB = 1024 ** 2;
const shop = useSharedStrapi();
const visitor = (cart = cartId()) => fileCalls(shop, cart);
const rowOf = (fileName: string) => shop.strapi.db.query('api::file.file').findOne({ where: { fileName } });

describe('a large file', () => {
  test('goes in growing chunks, survives a cut connection and resumes at its offset', async () => {
    const me = visitor();
    const bytes = pdf(9 * MIB + 17);
    const created = await me.create('Punktwolke Süd.pdf', bytes.length);
    expect(created.status).toBe(201);
    const location = created.headers.get('location') ?? '';
    expect(location).toMatch(/^\/api\/files\/tus\/[\w-]{22}$/);

    let offset = 0;
    for (let chunk = 256 * 1024; chunk <= 2 * MIB; offset += chunk, chunk *= 2) {
      expect((await me.patch(location, offset, bytes.subarray(offset, offset + chunk))).status).toBe(204);
    }
    await me.patchAndLeave(location, offset, bytes.subarray(offset, offset + MIB));
    const resumed = await me.offset(location);
    expect(resumed).toBeGreaterThanOrEqual(offset);
    expect(resumed).toBeLessThan(bytes.length);
    expect((await me.patch(location, resumed + 1, bytes.subarray(resumed + 1))).status).toBe(409);
    expect((await me.patch(location, resumed, bytes.subarray(resumed))).status).toBe(204);

    const fileName = location.slice(-22);
    const metadata = (await (await me.metadata(fileName)).json()) as FileMetadata;
    expect(metadata).toMatchObject({ originalName: 'Punktwolke Süd.pdf', fileSize: bytes.length, complete: true });
    expect(sha256(Buffer.from(await (await me.download(fileName)).arrayBuffer()))).toBe(sha256(bytes));
  });

  test('that is announced again under the same key keeps its address and its bytes', async () => {
    const me = visitor();
    const bytes = pdf(MIB);
    const key = randomUUID();
    const announce = async () => (await me.create('plan.pdf', bytes.length, {}, { key })).headers.get('location') ?? '';
    const [location, same] = await Promise.all([announce(), announce()]);
    expect(same).toBe(location);
    expect((await me.patch(location, 0, bytes.subarray(0, 300_000))).status).toBe(204);
    expect(await announce()).toBe(location);
    expect(await me.offset(location)).toBe(300_000);
    expect((await me.patch(location, 300_000, bytes.subarray(300_000))).status).toBe(204);
    expect(await announce()).toBe(location);
    const answer = await me.download(location.slice(-22));
    expect(sha256(Buffer.from(await answer.arrayBuffer()))).toBe(sha256(bytes));
    expect(await refusal(await me.create('plan.pdf', 5, {}, { key }))).toMatchObject({ status: 400, code: 'input.invalid' });
  });

  test('shows how much has arrived, and no download before the end', async () => {
    const me = visitor();
    const location = await me.begun('plan.pdf', MIB);
    await me.patch(location, 0, pdf(300_000));
    const fileName = location.slice(-22);
    expect(await (await me.metadata(fileName)).json()).toMatchObject({ complete: false, receivedBytes: 300_000, fileSize: MIB });
    expect(await refusal(await me.downloadUrl(fileName))).toEqual({ status: 404, code: 'storage.object-not-found' });
  });

  test.each([1, 100, 300_000])(
    'whose content is not what its name says is refused once 16 KB are there, sent %d bytes first',
    async (first) => {
      const me = visitor();
      const bytes = Buffer.concat([Buffer.from('MZ\x90\x00'), Buffer.alloc(400_000)]);
      const location = await me.begun('plan.pdf', bytes.length);
      let answer = await me.patch(location, 0, bytes.subarray(0, first));
      if (first < 16_384) {
        expect(answer.status).toBe(204);
        answer = await me.patch(location, first, bytes.subarray(first));
      }
      expect(await refusal(answer)).toEqual({ status: 415, code: 'upload.signature-refused', data: { file: 'plan.pdf' } });
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(await rowOf(location.slice(-22))).toBeNull();
      expect(storedNames().filter((name) => name.startsWith(location.slice(-22)))).toEqual([]);
      expect((await me.head(location)).status).toBe(404);
    },
  );

  test.each([
    { case: 'of a wrong type', name: 'setup.exe', size: 1_000_000, expected: { status: 415, code: 'upload.type-refused' } },
    { case: 'without bytes', name: 'leer.pdf', size: 0, expected: { status: 400, code: 'upload.empty' } },
    { case: 'above 50 GB', name: 'wolke.e57', size: 50 * 1024 ** 3 + 1, expected: { status: 413, code: 'upload.too-large' } },
  ])('$case is refused when it is announced', async ({ name, size, expected }) => {
    expect(await refusal(await visitor().create(name, size))).toEqual({ ...expected, data: { file: name } });
  });

  test('needs its proof of work only when it begins', async () => {
    const me = visitor();
    expect(await refusal(await me.create('a.pdf', 10, { 'x-app-check': '1.x' }))).toEqual({ status: 401, code: 'app-check.failed' });
    expect(await refusal(await me.create('a.pdf', 10, { 'x-cart-id': '' }))).toEqual({ status: 401, code: 'storage.unauthenticated' });
    expect(await refusal(await me.create('a.pdf', 10, { 'upload-length': '' }))).toMatchObject({ status: 400, code: 'input.invalid' });
    const location = await me.begun('a.pdf', 100);
    expect((await me.patch(location, 0, pdf(100))).status).toBe(204);
  });

  test('can be given up', async () => {
    const me = visitor();
    const location = await me.begun('a.pdf', MIB);
    await me.patch(location, 0, pdf(20_000));
    expect((await me.terminate(location)).status).toBe(204);
    expect(await rowOf(location.slice(-22))).toBeNull();
    expect(storedNames().filter((name) => name.startsWith(location.slice(-22)))).toEqual([]);
  });

  test('is found complete when the process ended right after its last byte', async () => {
    const me = visitor();
    const location = await me.begun('a.pdf', 20_000);
    await me.patch(location, 0, pdf(20_000));
    const fileName = location.slice(-22);
    await shop.strapi.db.query('api::file.file').updateMany({ where: { fileName }, data: { complete: false } });
    expect(await me.offset(location)).toBe(20_000);
    expect(await (await me.metadata(fileName)).json()).toMatchObject({ complete: true, receivedBytes: 20_000 });
    expect((await me.download(fileName)).status).toBe(200);
  });

  test('is not found when its process ended before the first byte was stored', async () => {
    const me = visitor();
    const { fileName } = await me.posted();
    await shop.strapi.db.query('api::file.file').updateMany({ where: { fileName }, data: { complete: false } });
    expect(await refusal(await me.metadata(fileName))).toEqual({ status: 404, code: 'storage.object-not-found' });
    expect((await me.head(`/api/files/tus/${fileName}`)).status).toBe(404);
  });

  test('may be taken over when the request that held it died with its process', async () => {
    const me = visitor();
    const location = await me.begun('a.pdf', 100);
    const lock = { lockOwner: 'dead', lockedUntil: new Date(Date.now() + 1_000) };
    await shop.strapi.db.query('api::file.file').updateMany({ where: { fileName: location.slice(-22) }, data: lock });
    expect((await me.patch(location, 0, pdf(100))).status).toBe(204);
  });

  test('takes no more bytes than announced, and answers in JSON what tus itself refuses', async () => {
    const me = visitor();
    const location = await me.begun('a.pdf', 100);
    expect(await refusal(await me.patch(location, 0, pdf(200)))).toMatchObject({ status: 413, code: 'upload.too-large' });
    expect(await refusal(await me.patch(location, 0, pdf(100), { 'tus-resumable': '0.1' }))).toMatchObject({ code: 'input.invalid' });
    expect(await refusal(await shop.http(location))).toMatchObject({ status: 404 });
  });

  test('lets one request write at a time: the second waits or takes over', async () => {
    const me = visitor();
    const bytes = pdf(2 * MIB);
    const location = await me.begun('a.pdf', bytes.length);
    const both = await Promise.all([me.patch(location, 0, bytes), me.patch(location, 0, bytes)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(sha256(Buffer.from(await (await me.download(location.slice(-22))).arrayBuffer()))).toBe(sha256(bytes));
  });
});
