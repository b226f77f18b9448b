import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FileMetadata } from '../src/contract/files/file';
import { hashSecret } from '../src/platform/http/hash';
import { fileCalls, pdf, refusal, sha256, storedNames } from './file-calls';
import { checkFiles, rowOf } from './scan-calls';
import { cartId, compiled, useStrapi } from './strapi';

const MIB = 1024 ** 2;
const shop = useStrapi();
const visitor = (cart = cartId()) => fileCalls(shop, cart);

describe('a small file', () => {
  test('is stored by one POST and downloaded unchanged under its own name', async () => {
    const me = visitor();
    const bytes = pdf(262_144);
    const stored = await me.posted('Grundriß Müller "EG".pdf', bytes);
    expect(stored).toMatchObject({ originalName: 'Grundriß Müller "EG".pdf', fileSize: 262_144, complete: true, receivedBytes: 262_144 });
    const answer = await me.download(stored.fileName);
    expect(sha256(Buffer.from(await answer.arrayBuffer()))).toBe(sha256(bytes));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': `attachment; filename="Grundri_ Muller _EG_.pdf"; filename*=UTF-8''Grundri%C3%9F%20M%C3%BCller%20%22EG%22.pdf`,
      'content-type': 'application/octet-stream',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-length': '262144',
    });
  });

  test('gives a part of itself for a Range', async () => {
    const me = visitor();
    const bytes = pdf(1_000);
    const { fileName } = await me.posted('plan.pdf', bytes);
    const answer = await me.download(fileName, { range: 'bytes=100-199' });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 100-199/1000']);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes.subarray(100, 200));
  });

  test.each([
    { case: 'of a wrong type', name: 'setup.exe', bytes: pdf(100), expected: { status: 415, code: 'upload.type-refused' } },
    { case: 'that is empty', name: 'leer.pdf', bytes: Buffer.alloc(0), expected: { status: 400, code: 'upload.empty' } },
    {
      case: 'whose content is something else',
      name: 'plan.pdf',
      bytes: Buffer.from('<html>'),
      expected: { status: 415, code: 'upload.signature-refused' },
    },
    { case: 'above 256 KiB', name: 'groß.pdf', bytes: pdf(262_145), expected: { status: 413, code: 'input.too-large' } },
  ])('$case is refused by name and leaves nothing', async ({ name, bytes, expected }) => {
    const before = storedNames();
    expect(await refusal(await visitor().post(name, bytes))).toEqual({ ...expected, data: { file: name } });
    expect(storedNames()).toEqual(before);
    expect(await shop.strapi.db.query('api::file.file').count({ where: { originalName: name, complete: false } })).toBe(0);
  });

  test('needs a cart id and a proof of work for that cart', async () => {
    const me = visitor();
    expect(await refusal(await me.post('a.pdf', pdf(100), { headers: { 'x-cart-id': 'short' } }))).toEqual({
      status: 401,
      code: 'storage.unauthenticated',
    });
    expect(await refusal(await me.post('a.pdf', pdf(100), { headers: { 'x-cart-id': cartId() } }))).toEqual({
      status: 401,
      code: 'app-check.failed',
    });
  });

  test('is taken, like a large one, with a token that does not hold: nobody needs to be signed in', async () => {
    const headers = { authorization: 'Bearer ended' };
    expect((await visitor().post('a.pdf', pdf(100), { headers })).status).toBe(201);
    expect((await visitor().create('b.pdf', 1_000, headers)).status).toBe(201);
  });

  test('is stored once when its call is repeated with the same key, also at the same moment', async () => {
    const me = visitor();
    const bytes = pdf(500);
    const key = randomUUID();
    const stored = storedNames().length;
    const answers = await Promise.all([1, 2, 3].map(() => me.post('plan.pdf', bytes, { key })));
    answers.push(await me.post('plan.pdf', bytes, { key }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const names = await Promise.all(answers.map(async (answer) => ((await answer.json()) as FileMetadata).fileName));
    expect([new Set(names).size, storedNames().length]).toEqual([1, stored + 1]);
    const other = await visitor().post('plan.pdf', bytes, { key });
    expect(((await other.json()) as FileMetadata).fileName).not.toBe(names[0]);
  });

  test('is stored by the repetition of a call that died before its bytes were there', async () => {
    const me = visitor();
    const bytes = pdf(500);
    const key = randomUUID();
    const { fileName } = (await (await me.post('plan.pdf', bytes, { key })).json()) as FileMetadata;
    await shop.strapi.db.query('api::file.file').update({ where: { fileName }, data: { complete: false } });
    rmSync(join(String(process.env.DATA_DIR), 'files', fileName));
    expect((await me.post('plan.pdf', bytes, { key })).status).toBe(201);
    const answer = await me.download(fileName);
    expect(sha256(Buffer.from(await answer.arrayBuffer()))).toBe(sha256(bytes));
  });

  test('is refused under the key of another one, and under what is no key', async () => {
    const me = visitor();
    const key = randomUUID();
    await me.post('plan.pdf', pdf(500), { key });
    const refused = [
      await me.post('schnitt.pdf', pdf(500), { key }),
      await me.post('plan.pdf', pdf(501), { key }),
      await me.post('plan.pdf', pdf(500), { key: '1' }),
    ];
    expect(await Promise.all(refused.map(refusal))).toEqual(Array(3).fill(expect.objectContaining({ status: 400, code: 'input.invalid' })));
  });

  test('without a product or a file is refused', async () => {
    const me = visitor();
    expect(await refusal(await me.post('a.pdf', pdf(100), { productId: '../x' }))).toMatchObject({ status: 400, code: 'input.invalid' });
    const cart = cartId();
    const headers = { 'content-type': 'application/json', 'x-cart-id': cart, 'x-app-check': await shop.appCheck(cart) };
    expect(await refusal(await shop.http('/api/files', { method: 'POST', headers, body: '{}' }))).toMatchObject({
      status: 400,
      code: 'input.invalid',
    });
  });
});

describe('without a scanner', () => {
  test('a file can be had at once, is never said to be clean, and its SHA-256 is read once', async () => {
    const me = visitor();
    const bytes = pdf(2_000);
    const { fileName, check } = await me.posted('plan.pdf', bytes);
    expect(check).toBe('unchecked');
    expect((await me.download(fileName)).status).toBe(200);
    await checkFiles(shop);
    const row = await rowOf(shop, fileName);
    expect(row).toMatchObject({ checkState: 'unchecked', sha256: sha256(bytes), checkTries: 1 });
    await checkFiles(shop);
    expect(await rowOf(shop, fileName)).toMatchObject({ checkTries: 1, checkedAt: row.checkedAt });
  });
});

describe('somebody else', () => {
  test('finds neither the file nor its upload', async () => {
    const [me, other] = [visitor(), visitor()];
    const { fileName } = await me.posted();
    const location = await me.begun('a.pdf', 1_000);
    expect((await other.head(location)).status).toBe(404);
    const calls = [
      other.patch(location, 0, pdf(1_000)),
      other.terminate(location),
      other.metadata(fileName),
      other.downloadUrl(fileName),
      other.remove(fileName),
      me.metadata('AAAAAAAAAAAAAAAAAAAAAA'),
      me.head(`${location}/../../x`).then(() => me.terminate('/api/files/tus/..%2F..%2Fx')),
    ];
    for (const call of calls) expect(await refusal(await call)).toEqual({ status: 404, code: 'storage.object-not-found' });
    expect((await me.metadata(fileName)).status).toBe(200);
    expect(await me.offset(location)).toBe(0);
  });

  test('without a cart id is asked for one', async () => {
    const { fileName } = await visitor().posted();
    for (const path of [`/api/files/${fileName}`, `/api/files/${fileName}/download-url`]) {
      expect(await refusal(await shop.http(path))).toEqual({ status: 401, code: 'storage.unauthenticated' });
    }
  });

  test('cannot make or stretch a download URL', async () => {
    const me = visitor();
    const [mine, second] = [await me.posted(), await me.posted()];
    const { url } = (await (await me.downloadUrl(mine.fileName)).json()) as { url: string };
    const later = url.replace(/expires=(\d+)/, (_all, at) => `expires=${Number(at) + 1}`);
    for (const forged of [later, url.replace(mine.fileName, second.fileName), url.replace(/signature=.*/, ''), url.replace(/\?.*/, '')]) {
      expect(await refusal(await shop.http(forged))).toEqual({ status: 403, code: 'storage.unauthorized' });
    }
    expect((await shop.http(url)).status).toBe(200);
  });
});

describe('a claimed file', () => {
  test('can be read but not deleted, also after 30 days', async () => {
    const me = visitor();
    const { fileName } = await me.posted();
    await change(fileName, { quoteId: 'quote', touchedAt: daysAgo(31) });
    await removeExpired();
    expect(await refusal(await me.remove(fileName))).toEqual({ status: 403, code: 'storage.unauthorized' });
    expect(await refusal(await me.terminate(`/api/files/tus/${fileName}`))).toEqual({ status: 403, code: 'storage.unauthorized' });
    expect((await me.download(fileName)).status).toBe(200);
  });
});

describe('a guest with the link of a quote', () => {
  test('gets download URLs for its files only, and only while the link is valid', async () => {
    const token = `token-${cartId()}`;
    const link = { guestTokenHash: hashSecret(token), guestTokenExpiresAt: new Date(Date.now() + 60_000) };
    const quotes = shop.strapi.db.query('api::quote.quote');
    const [quote, me] = [await quotes.create({ data: { ...quoteRow(), ...link } }), visitor()];
    const [claimed, unclaimed] = [await me.posted(), await me.posted()];
    await change(claimed.fileName, { quoteId: quote.documentId });
    const ask = (secret: string, fileName: string) => shop.http(`/api/guest/${secret}/files/${fileName}/download-url`);

    const answer = await ask(token, claimed.fileName);
    expect([answer.headers.get('cache-control'), answer.headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
    expect((await shop.http(((await answer.json()) as { url: string }).url)).status).toBe(200);
    expect(await refusal(await ask(token, unclaimed.fileName))).toEqual({ status: 404, code: 'storage.object-not-found' });
    expect(await refusal(await ask('wrong', claimed.fileName))).toEqual({ status: 404, code: 'quote.not-found' });
    await quotes.update({ where: { id: quote.id }, data: { guestTokenExpiresAt: new Date(Date.now() - 1) } });
    expect(await refusal(await ask(token, claimed.fileName))).toEqual({ status: 404, code: 'quote.not-found' });
  });
});

describe('an unclaimed file', () => {
  test('is deleted by its owner, once', async () => {
    const me = visitor();
    const { fileName } = await me.posted();
    expect((await me.remove(fileName)).status).toBe(204);
    expect((await me.remove(fileName)).status).toBe(404);
    expect(storedNames()).not.toContain(fileName);
  });

  test('is removed 30 days after the last touch, unfinished or not', async () => {
    const me = visitor();
    const [old, fresh, touched] = [await me.posted(), await me.posted(), await me.posted()];
    const partial = (await me.begun('a.pdf', MIB)).slice(-22);
    const expired = [old.fileName, partial];
    for (const fileName of [...expired, touched.fileName]) await change(fileName, { touchedAt: daysAgo(31) });
    await change(fresh.fileName, { touchedAt: daysAgo(29) });
    await me.metadata(touched.fileName);
    await Promise.all([removeExpired(), removeExpired()]);
    for (const fileName of expired) {
      expect((await me.metadata(fileName)).status).toBe(404);
      expect(storedNames().filter((name) => name.startsWith(fileName))).toEqual([]);
    }
    for (const { fileName } of [fresh, touched]) expect((await me.metadata(fileName)).status).toBe(200);
  });
});

const quoteRow = () => ({
  number: `AN-${cartId()}`,
  status: 'submitted',
  submittedAt: new Date(),
  language: 'de',
  name: 'Gast',
  email: 'gast@example.org',
  contact: {},
  lines: [],
  net: 0,
  vat: 0,
  gross: 0,
  consentAt: new Date(),
  revision: 1,
  cartIdHash: cartId(),
  requestHash: 'x',
});

const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

const change = (fileName: string, data: object) => shop.strapi.db.query('api::file.file').updateMany({ where: { fileName }, data });

/** Runs the compiled job, in the server's own process. */
async function removeExpired(): Promise<void> {
  const { removeExpiredFiles } = compiled<{ removeExpiredFiles(strapi: unknown): Promise<void> }>('domain/files/cart-files');
  await removeExpiredFiles(shop.strapi);
}
