// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { createCartServices } from './cart-services';
import { CartStorage } from './cart-storage';
import { noTemporary, setTemporary } from '../box/temporary-product';

beforeEach(() => localStorage.clear());

test('after a request the temporary product keeps neither files nor beginnings of files that the new cart may not name', () => {
  const storage = new CartStorage();
  const { actions, uploads } = createCartServices(storage, (key) => key, { success: () => undefined, error: () => undefined });
  const product = { productId: 'basic', quantity: 2, productData: { price: 3_900, selectedAddons: [] } };
  const former = storage.cartId();
  const file = { fileName: 'f1', originalName: 'EG.pdf', fileSize: 10, mimeType: '', uploadedAt: '2026-11-20T10:00:00Z', cartId: former };
  storage.save({ temporary: { ...setTemporary(noTemporary, product, 1), files: { basic: [{ ...file, productId: 'basic' }] } } });
  const upload = {
    id: 'u',
    place: 'temporary',
    productId: 'basic',
    name: 'OG.pdf',
    size: 9,
    lastModified: 1,
    sentBytes: 5,
    url: '/x',
  } as const;
  storage.uploads.set([upload]);

  actions.clearAndReset();
  expect(storage.read().cartId).not.toBe(former);
  expect(storage.read().temporary).toMatchObject({ product, files: {} });
  expect(uploads.read()).toMatchObject([{ id: 'u', sentBytes: 0 }]);
  expect(uploads.read()[0]?.url).toBeUndefined();
  expect(storage.uploads.get()).toEqual([]);
});
