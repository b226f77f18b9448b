import germanDeclarations from '@contract/strings/de/declarations.json';
import germanConfigurator from '@contract/strings/de/configurator.json';
import germanPages from '@contract/strings/de/pages.json';
import englishDeclarations from '@contract/strings/en/declarations.json';
import englishConfigurator from '@contract/strings/en/configurator.json';
import englishPages from '@contract/strings/en/pages.json';
import { expect, test } from 'vitest';
import { describeOwnPages } from './known-pages';

test.each([
  ['German', { ...germanConfigurator, ...germanPages, ...germanDeclarations }],
  ['English', { ...englishConfigurator, ...englishPages, ...englishDeclarations }],
])('the pages that are no entry have a title and a text in %s', (_language, texts) => {
  const pages = describeOwnPages(texts);
  expect(pages.map(({ path }) => path)).toContain('/fachwissen-bibliothek');
  for (const { title, text } of pages) expect([title, text]).not.toContain('');
});
