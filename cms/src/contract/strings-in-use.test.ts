import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name));

const source = ['web/src', 'web/server', 'cms/src']
  .flatMap(filesIn)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const keys = filesIn('cms/src/contract/strings/de').flatMap((path) => Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object));

const literals = new Set([...source.matchAll(/['"]([\w.-]+)['"]/g)].map(([, text]) => text));
/** Keys put together of parts, such as `order.status.${status}` and `${key}.one`, with `*` for what is filled in. */
const patterns = [...source.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)]
  .map(([, text = '']) => text.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '*'))
  .filter((pattern) => /^[\w.*-]*\.[\w.*-]*$/.test(pattern));
const endings = new Set(patterns.filter((pattern) => /^\*\.[\w-]+$/.test(pattern)).map((pattern) => pattern.slice(1)));
const shapes = [...new Set(patterns)]
  .filter((pattern) => /^\w/.test(pattern))
  .map((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.+')}$`));

function isUsed(key: string): boolean {
  if (literals.has(key) || shapes.some((shape) => shape.test(key))) return true;
  const plural = /^(.+)_(?:zero|one|other)$/.exec(key)?.[1];
  if (plural) return isUsed(plural);
  const ending = /\.[\w-]+$/.exec(key)?.[0] ?? '';
  return endings.has(ending) && isUsed(key.slice(0, -ending.length));
}

test('translators are given no text that nothing shows', () => expect(keys.filter((key) => !isUsed(key))).toEqual([]));
