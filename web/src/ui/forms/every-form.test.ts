import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Forms that do not use the hook, with the reason: none of them sends anything that could be refused or sent twice. */
const others: Record<string, string> = {
  'site/configurator/box/configurator-box.tsx': 'puts into the cart of this browser, and what is pressed before hydration is done again',
  'site/consent/consent-notices.tsx': 'static markup that answers before hydration; its buttons submit nothing',
  'site/search/search-content.tsx': 'a GET form that works without JavaScript',
  'site/search/search-dialog.tsx': 'answers while somebody types; Enter opens a page',
  'site/tools/room-book/room-book-tool.tsx': 'hands pasted text to the grid on the same page',
};

const src = resolve(import.meta.dirname, '../..');
const files = new Set(readdirSync(src, { recursive: true, encoding: 'utf8' }));
const sourceOf = (path: string): string => readFileSync(join(src, path), 'utf8');
const forms = [...files].filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && /<form\b/.test(sourceOf(path)));

/** Returns true if all forms of a file are submitted by what the hook returns. */
const areSubmittedByHook = (source: string): boolean =>
  source
    .split(/<form\b/)
    .slice(1)
    .every((form) => /^[^<]*\bonSubmit=\{(?:onSubmit|submitIf\(\w+\))\}/.test(form));

/** The files beside it that one imports, as paths below `src`. */
const importsOf = (path: string): string[] =>
  [...sourceOf(path).matchAll(/from '(\.[^']+)'/g)]
    .flatMap(([, to = '']) => ['.ts', '.tsx'].map((end) => join(path, '..', to + end)))
    .filter((file) => files.has(file));

const callsHook = (path: string): boolean => importsOf(path).includes('ui/forms/use-form.ts') && /\buseForm[<(]/.test(sourceOf(path));

test.each(forms.filter((path) => !(path in others)))('%s sends its form by useForm', (path) => {
  expect(areSubmittedByHook(sourceOf(path)), 'onSubmit is the one that useForm returns').toBe(true);
  expect([path, ...importsOf(path)].some(callsHook), 'useForm is called here or in a file that this one imports').toBe(true);
});

test.each(Object.keys(others))('%s is a form beside the one way', (path) => {
  expect(forms).toContain(path);
  expect(areSubmittedByHook(sourceOf(path))).toBe(false);
});
