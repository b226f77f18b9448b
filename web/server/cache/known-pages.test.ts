import { listedPages } from '@contract/content/page-kinds';
import { locales } from '@contract/constants';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOwnPages } from './known-pages';

const strings = join(import.meta.dirname, '../../../cms/src/contract/strings');

test.each(locales)('the pages that are no entry have a title and a text in %s', (locale) => {
  const files = listedPages().map(({ texts }) => readFileSync(join(strings, locale, `${texts.file}.json`), 'utf8'));
  const pages = describeOwnPages(Object.assign({}, ...files.map((file) => JSON.parse(file))));
  expect(pages.map(({ path }) => path)).toContain('/fachwissen-bibliothek');
  for (const { path, title, text } of pages) expect([path, title, text]).not.toContain('');
});
