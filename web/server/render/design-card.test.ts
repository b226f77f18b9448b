import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const card = read('docs/spec.md');
const listOf = (name: string) =>
  new RegExp(`^> ${name}: (.+)$`, 'm')
    .exec(card)?.[1]
    ?.split(',')
    .map((entry) => entry.trim()) ?? [];

test('the specification begins with the language and framework that were asked for', () => {
  expect(card).toContain(
    '> Implement the system described in the seed documents. Preferred language: TypeScript. Use React for the frontend.\n',
  );
  expect(card).toContain('\n# Specification: German-language web shop');
});

test('every package that the design card names is one of the project', () => {
  const manifests = ['package.json', 'web/package.json', 'cms/package.json'].map(
    (path) => JSON.parse(read(path)) as Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>,
  );
  const names = manifests.flatMap(({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies }));
  const packages = listOf('packages').map((name) => (name === 'playwright' ? '@playwright/test' : name));
  expect(packages).toHaveLength(13);
  expect(names).toEqual(expect.arrayContaining(packages));
});

test('everything that the design card puts at the top lies there', () => {
  expect(listOf('top-level').filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  expect(listOf('top-level')).toHaveLength(9);
});
