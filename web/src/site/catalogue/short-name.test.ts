import { expect, test } from 'vitest';
import { shortName } from './short-name';

test.each([
  { product: 'Paper to CAD Basic', category: 'Paper to CAD', short: 'Basic' },
  { product: 'Raumbuch', category: 'Data Services', short: 'Raumbuch' },
  { product: 'Paper to CAD', category: 'Paper to CAD', short: 'Paper to CAD' },
])('$product on the page of $category reads $short', ({ product, category, short }) => {
  expect(shortName(product, category)).toBe(short);
});
