import type { CartFile } from '@contract/quoting/cart';
import { Problem } from '@contract/problem';
import { describe, expect, test } from 'vitest';
import type { Cart, NewItem } from '../cart/cart';
import { moveToCart } from './put-into-cart';
import { losesFiles, noTemporary, setTemporary, type Temporary } from './temporary-product';
import { addTemporaryFile, removeTemporaryFile } from './temporary-files';

const NOW = 5_000;
const configured: NewItem = { productId: 'basic', quantity: 2, productData: { price: 3_900, selectedAddons: ['a'] } };
const file: CartFile = {
  fileName: 'f1',
  originalName: 'EG.pdf',
  fileSize: 10,
  mimeType: '',
  uploadedAt: '2026-11-20T10:00:00.000Z',
  productId: 'basic',
  cartId: 'A'.repeat(40),
};
const withoutFiles = setTemporary(noTemporary, configured, 1);
const withFile: Temporary = addTemporaryFile(withoutFiles, file);
const emptyCart: Cart = { items: [], files: {} };
const options = { nowMs: NOW, product: {} };

describe('setTemporary', () => {
  test('a change of the same product keeps its files and when it was begun', () => {
    expect(setTemporary(withFile, { ...configured, quantity: 3 }, NOW)).toEqual({
      product: { ...configured, quantity: 3, addedAt: 1, updatedAt: NOW },
      files: withFile.files,
    });
  });

  test('another product takes its place and the files go', () => {
    expect(setTemporary(withFile, { ...configured, productId: 'other' }, NOW)).toMatchObject({
      product: { productId: 'other', addedAt: NOW },
      files: {},
    });
  });
});

test.each([
  { case: 'another product with files would be lost', temporary: withFile, productId: 'other', loses: true },
  { case: 'another product without files is no loss', temporary: withoutFiles, productId: 'other', loses: false },
  {
    case: 'another product whose files are on their way would be lost',
    temporary: withoutFiles,
    productId: 'other',
    uploads: [{ place: 'temporary', productId: 'basic' }] as const,
    loses: true,
  },
  {
    case: 'what is on its way to the cart or to a third product stays',
    temporary: withoutFiles,
    productId: 'other',
    uploads: [
      { place: 'cart', productId: 'basic' },
      { place: 'temporary', productId: 'third' },
    ] as const,
    loses: false,
  },
  { case: 'the same product loses nothing', temporary: withFile, productId: 'basic', loses: false },
  { case: 'nothing held, nothing lost', temporary: noTemporary, productId: 'basic', loses: false },
])('losesFiles: $case', ({ temporary, productId, uploads = [], loses }) => expect(losesFiles(temporary, productId, uploads)).toBe(loses));

describe('files of the temporary product', () => {
  test.each([
    { case: 'there is none', temporary: noTemporary },
    { case: 'it is another product', temporary: setTemporary(noTemporary, { ...configured, productId: 'other' }, 1) },
  ])('adding and removing are a problem when $case', ({ temporary }) => {
    expect(() => addTemporaryFile(temporary, file)).toThrow(new Problem('cart.temporary-mismatch'));
    expect(() => removeTemporaryFile(temporary, 'basic', 'f1')).toThrow(new Problem('cart.temporary-mismatch'));
  });

  test('a file can be removed again', () => expect(removeTemporaryFile(withFile, 'basic', 'f1').files).toEqual({}));
});

describe('moveToCart', () => {
  test('the product arrives with its files', () => {
    expect(moveToCart(emptyCart, withFile, configured, options)).toEqual({
      items: [{ ...configured, addedAt: NOW, updatedAt: NOW }],
      files: { basic: [file] },
    });
  });

  test('a product that is there gets more of it, and the files of both', () => {
    const former = { ...file, fileName: 'f0' };
    const cart: Cart = { items: [{ ...configured, addedAt: 1, updatedAt: 1 }], files: { basic: [former] } };
    const moved = moveToCart(cart, withFile, configured, options);
    expect(moved.items[0]?.quantity).toBe(4);
    expect(moved.files).toEqual({ basic: [former, file] });
  });

  test.each([
    { case: 'without a temporary product', temporary: noTemporary },
    { case: 'with another one', temporary: setTemporary(noTemporary, { ...configured, productId: 'other' }, 1) },
  ])('moving is a problem $case', ({ temporary }) => {
    expect(() => moveToCart(emptyCart, temporary, configured, options)).toThrow(new Problem('cart.temporary-missing'));
  });
});
