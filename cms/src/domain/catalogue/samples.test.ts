import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '../../contract/constants';
import products from '../../seed/content/products.json';
import { sampleOf, samples } from './samples';

const folder = join(__dirname, '..', '..', '..', '..', 'web', 'samples');

test('every service of the catalogue has a sample, and nothing else has', () => {
  expect(Object.keys(samples).toSorted()).toEqual(products.map(({ category, slug }) => `${category}/${slug}`).toSorted());
});

test.each(Object.keys(samples))('the sample of %s has its files, and says in both languages what it shows', (path) => {
  for (const locale of locales) {
    const { views = [], downloads = [], isPicture } = sampleOf(path, locale) ?? {};
    expect(views.length).toBeGreaterThan(0);
    expect(isPicture || downloads.length > 0 || sampleOf(path, locale)?.kind === 'basis').toBe(true);
    for (const { file, poster, alt } of views) {
      expect(alt.length).toBeGreaterThan(30);
      expect([file, poster].filter((name) => !existsSync(join(folder, name)))).toEqual([]);
    }
    expect(downloads.filter(({ file }) => !existsSync(join(folder, file)))).toEqual([]);
    expect(downloads.filter(({ file, format }) => !file.toUpperCase().endsWith(`.${format}`))).toEqual([]);
  }
});

test('services that editors add have none', () => {
  expect(sampleOf('paper-to-cad/new', 'de')).toBeUndefined();
});
