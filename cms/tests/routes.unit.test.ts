import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adminPages } from '../src/contract/people/roles';
import { permissionsOf, type routes } from '../src/platform/http/routes';

const root = join(import.meta.dirname, '../src/api');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\/routes\/.+\.(?:ts|js|json)$/.test(path));
const loaded = await Promise.all(
  files.map(async (file) => [file, ((await import(join(root, file))) as { default: ReturnType<typeof routes> }).default] as const),
);

test.each(loaded)('the routes of %s say who may call them', (file, router) => {
  expect(router.routes).not.toEqual([]);
  expect(() => permissionsOf({ [file]: { routes: { file: router } } })).not.toThrow();
});

const all = loaded.flatMap(([, router]) => router.routes);

const readers = Object.entries(adminPages).filter(([, { reads }]) => reads !== null);

test.each(readers)('the admin page %s opens to whoever may call what it reads', (_page, { lowestRole, reads }) => {
  const rights = all.filter(({ path }) => path === reads).map(({ rights }) => rights);
  const callers = lowestRole === 'admin' ? ['admin', 'super_admin'] : ['super_admin'];
  expect(rights).toContainEqual({ callers, verified: true });
});
