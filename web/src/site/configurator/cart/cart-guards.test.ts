import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCartId } from '../../../lib/storage/cart-id';
import { isUnfinishedUpload } from '../../../uploads/upload-guards';
import { isCartFiles, isCartItem, isCartItems, isTime } from './cart-storage';

const item = { productId: 'p', quantity: 1.5, productData: { price: 100, selectedAddons: ['a'], note: 'n' }, addedAt: 1, updatedAt: 2 };
const file = {
  fileName: 'f',
  originalName: 'EG.pdf',
  fileSize: 1,
  mimeType: '',
  uploadedAt: '2026-11-20T10:00:00Z',
  productId: 'p',
  cartId: 'A'.repeat(40),
};
const upload = { id: 'u', place: 'cart', productId: 'p', name: 'EG.pdf', size: 1, lastModified: 1, sentBytes: 0, url: '/api/files/tus/x' };

describe('isCartItem', () => {
  test('accepts an item with and without a note, and with the result of a tool', () => {
    expect(isCartItem(item)).toBe(true);
    expect(isCartItem({ ...item, productData: { price: 0, selectedAddons: [] } })).toBe(true);
    expect(isCartItem({ ...item, toolResult: { quantity: 34, note: '34 Räume' } })).toBe(true);
  });

  test.each([
    ['no object', null],
    ['a list', [item]],
    ['an empty id', { ...item, productId: '' }],
    ['a quantity as text', { ...item, quantity: '1' }],
    ['zero', { ...item, quantity: 0 }],
    ['a negative quantity', { ...item, quantity: -1 }],
    ['no price', { ...item, productData: { selectedAddons: [] } }],
    ['a price in fractions of a cent', { ...item, productData: { price: 1.5, selectedAddons: [] } }],
    ['a negative price', { ...item, productData: { price: -1, selectedAddons: [] } }],
    ['add-ons that are no list', { ...item, productData: { price: 1, selectedAddons: 'a' } }],
    ['an add-on that is no text', { ...item, productData: { price: 1, selectedAddons: [1] } }],
    ['a note that is no text', { ...item, productData: { price: 1, selectedAddons: [], note: 1 } }],
    ['a result of a tool without its quantity', { ...item, toolResult: { note: 'n' } }],
    ['no time', { ...item, addedAt: undefined }],
  ])('refuses %s', (_, value) => expect(isCartItem(value)).toBe(false));
});

test('a cart has one line a product', () => {
  expect(isCartItems([item, { ...item, productId: 'q' }])).toBe(true);
  expect(isCartItems([item, item])).toBe(false);
  expect(isCartItems({ 0: item })).toBe(false);
});

describe('isCartFiles', () => {
  test('accepts files under their product', () => expect(isCartFiles({ p: [file] })).toBe(true));

  test.each([
    ['a list instead of a record', [file]],
    ['a file under another product', { q: [file] }],
    ['a single file instead of a list', { p: file }],
    ['a malformed cart id', { p: [{ ...file, cartId: 'short' }] }],
    ['a time that is none', { p: [{ ...file, uploadedAt: 'yesterday' }] }],
    ['a negative size', { p: [{ ...file, fileSize: -1 }] }],
  ])('refuses %s', (_, value) => expect(isCartFiles(value)).toBe(false));
});

test.each([
  ['A'.repeat(40), true],
  ['aZ09'.repeat(10), true],
  ['A'.repeat(39), false],
  ['A'.repeat(41), false],
  [`${'A'.repeat(39)}-`, false],
  [40, false],
  [null, false],
])('cart id %j: %s', (id, valid) => expect(isCartId(id)).toBe(valid));

test.each([
  [1, true],
  [0, false],
  [Number.NaN, false],
  ['1', false],
  [null, false],
])('time %j: %s', (time, valid) => expect(isTime(time)).toBe(valid));

describe('isUnfinishedUpload', () => {
  test('accepts an upload to this shop', () => expect(isUnfinishedUpload(upload)).toBe(true));

  test.each([
    ['another server', { ...upload, url: 'https://elsewhere.example/x' }],
    ['another path', { ...upload, url: '/api/quotes' }],
    ['an unknown place', { ...upload, place: 'elsewhere' }],
    ['no size', { ...upload, size: undefined }],
  ])('refuses %s', (_, value) => expect(isUnfinishedUpload(value)).toBe(false));
});

test('no JSON makes a guard throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const guard of [isCartItem, isCartItems, isCartFiles, isCartId, isTime, isUnfinishedUpload])
        expect(typeof guard(value)).toBe('boolean');
    }),
  );
});
