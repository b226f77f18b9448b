import { expect, test } from 'vitest';
import { categoryFormats } from './category-hero';

test('the formats most services share come first, at most four', () => {
  const products = [
    { inputFormats: ['Papier', 'PDF', 'TIFF'], outputFormats: ['DWG'] },
    { inputFormats: ['PDF', 'DWG', 'IFC'], outputFormats: ['PDF', 'DWG'] },
  ];
  expect(categoryFormats(products)).toEqual({ input: 'PDF, Papier, TIFF, DWG', output: 'DWG, PDF' });
});
