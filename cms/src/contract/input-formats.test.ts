import { expect, test } from 'vitest';
import products from '../seed/content/products.json';
import { isAcceptedExtension } from './files/file';
import inputFormats from './input-formats.json';

const named = [...new Set(products.flatMap((product) => product.inputFormats))].sort();

test.each(named)('the input %s that a product names can be uploaded', (format) => {
  expect(inputFormats).toHaveProperty([format]);
  expect(inputFormats[format as keyof typeof inputFormats]).not.toEqual([]);
  expect(inputFormats[format as keyof typeof inputFormats].filter((extension) => !isAcceptedExtension(extension))).toEqual([]);
});

test('no input is kept that no product names', () => {
  expect(Object.keys(inputFormats).sort()).toEqual(named);
});
