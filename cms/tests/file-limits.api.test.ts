import { afterEach, describe, expect, test } from 'vitest';
import { MAX_FILES_PER_PRODUCT } from '../src/contract/quoting/cart';
import { hashSecret } from '../src/platform/http/hash';
import { fileCalls, pdf, refusal } from './file-calls';
import { cartId, useStrapi } from './strapi';

const shop = useStrapi();
const visitor = () => fileCalls(shop, cartId());
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const exceeded = { status: 413, code: 'storage.quota-exceeded', data: { file: 'a.pdf' } };

const settings = ['FILES_CART_BYTES', 'FILES_ADDRESS_DAY_BYTES', 'FILES_MIN_FREE_SHARE'];
afterEach(() => settings.forEach((name) => delete process.env[name]));

describe('storage runs out', () => {
  test('for a cart, until its owner removes a file', async () => {
    process.env.FILES_CART_BYTES = '2500';
    const me = visitor();
    const first = await me.posted('a.pdf', pdf(1_500));
    expect(await refusal(await me.post('a.pdf', pdf(1_001)))).toEqual(exceeded);
    expect(await refusal(await me.create('a.pdf', 1_001))).toEqual(exceeded);
    expect((await visitor().post('a.pdf', pdf(2_500))).status).toBe(201);
    await me.remove(first.fileName);
    expect((await me.post('a.pdf', pdf(1_001))).status).toBe(201);
  });

  test('for an address within a day, over all its carts', async () => {
    process.env.FILES_ADDRESS_DAY_BYTES = '2500';
    expect((await visitor().post('a.pdf', pdf(2_000), from('203.0.113.1'))).status).toBe(201);
    expect(await refusal(await visitor().post('a.pdf', pdf(600), from('203.0.113.1')))).toEqual(exceeded);
    expect((await visitor().post('a.pdf', pdf(600), from('203.0.113.2'))).status).toBe(201);
    await shop.strapi.db.query('api::file.file').updateMany({ where: {}, data: { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) } });
    expect((await visitor().post('a.pdf', pdf(600), from('203.0.113.1'))).status).toBe(201);
  });

  test('for everybody when the disk is nearly full, also in the middle of an upload', async () => {
    const me = visitor();
    const location = await me.begun('a.pdf', 1_000);
    process.env.FILES_MIN_FREE_SHARE = '1.1';
    expect(await refusal(await me.post('a.pdf', pdf(1_000)))).toEqual(exceeded);
    expect(await refusal(await me.patch(location, 0, pdf(1_000)))).toEqual(exceeded);
    delete process.env.FILES_MIN_FREE_SHARE;
    expect((await me.patch(location, 0, pdf(1_000))).status).toBe(204);
  });

  test('exactly, when uploads come at once', async () => {
    process.env.FILES_CART_BYTES = '3000';
    const me = visitor();
    const answers = await Promise.all(Array.from({ length: 8 }, () => me.post('a.pdf', pdf(1_000))));
    const accepted = answers.filter(({ status }) => status === 201).length;
    expect(accepted).toBeLessThanOrEqual(3);
    expect(
      await shop.strapi.db.query('api::file.file').count({ where: { size: 1_000, complete: true, cartIdHash: hashSecret(me.cart) } }),
    ).toBe(accepted);
  });
});

test('a product takes a hundred files and no more', async () => {
  const me = visitor();
  const { fileName } = await me.posted();
  const { id: _id, documentId: _documentId, ...row } = await shop.strapi.db.query('api::file.file').findOne({ where: { fileName } });
  for (let number = 1; number < MAX_FILES_PER_PRODUCT; number++) {
    await shop.strapi.db.query('api::file.file').create({ data: { ...row, fileName: `${fileName}-${number}` } });
  }
  expect(await refusal(await me.post('a.pdf', pdf(100)))).toEqual({ status: 409, code: 'upload.too-many', data: { file: 'a.pdf' } });
  expect((await me.post('a.pdf', pdf(100), { productId: 'another' })).status).toBe(201);
});
