import { cents } from '@contract/pricing/money';
import type { Product } from '@contract/content/product';
import { expect, test } from 'vitest';
import { productJsonLd, shortName } from './catalogue-json-ld';

const product = {
  id: 'p1',
  slug: 'standard',
  category: 'paper-to-cad',
  categoryName: 'Paper to CAD',
  accent: 'paper',
  name: 'Paper to CAD Standard',
  tagline: '',
  summary: 'Der Arbeitsplan.',
  price: cents(6_900),
  unit: 'plan',
  minQuantity: 1,
  tiers: [],
  leadTimeDays: 3,
  express: true,
  drawing: 'paper-to-cad/standard',
  inputFormats: [],
  outputFormats: [],
  descriptionHtml: '',
  features: [],
  deliverables: [],
  requirements: [],
  faqs: [],
  addons: [],
  related: [],
  seo: { title: '', description: '' },
  updatedAt: '',
} satisfies Product;

test('search engines read the gross price a unit', () => {
  const { offers } = productJsonLd(product, { locale: 'de', origin: 'https://shop.example' });
  expect(offers).toMatchObject({ price: '82.11', priceCurrency: 'EUR', url: 'https://shop.example/paper-to-cad/standard' });
});

test.each([
  { product: 'Paper to CAD Basic', category: 'Paper to CAD', short: 'Basic' },
  { product: 'Raumbuch', category: 'Data Services', short: 'Raumbuch' },
  { product: 'Paper to CAD', category: 'Paper to CAD', short: 'Paper to CAD' },
])('$product on the page of $category reads $short', ({ product, category, short }) => {
  expect(shortName(product, category)).toBe(short);
});
