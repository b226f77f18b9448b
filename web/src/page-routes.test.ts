import { builtPaths, type ContentKind, contentPaths, ownPages, pageKinds } from '@contract/content/page-kinds';
import { expect, test } from 'vitest';
import { canonicalPath } from '../server/render/page-key';
import { isAreaPath, stripLocale } from './lib/text/locale-path';
import { getRouter, type RouteTree } from './router';
import { routeTree as publicRoutes } from './public-route-tree.gen';

const routeTree = publicRoutes as unknown as RouteTree;

const router = getRouter({ routeTree, locale: 'de', theme: null, origin: 'https://shop.example', readTexts: () => Promise.resolve({}) });

/** The route that answers `path`; `/$` is the one that finds nothing. */
const routeOf = (path: string): string => canonicalPath(router.getMatchedRoutes(stripLocale(path))[2]?.fullPath ?? '/$');
const routePaths = Object.keys(router.routesByPath).filter((path) => path !== '/$' && !isAreaPath(path));

const examplesOf = (kind: keyof typeof pageKinds): string[] => pageKinds[kind].examples.map((path) => path.split('?')[0] ?? '');

test.each(Object.entries(ownPages))('the page %s has a route of its own', (_kind, page) => {
  expect(routePaths).toContain('isSecret' in page ? `${page.path}/$token` : page.path);
});

test.each(Object.keys(contentPaths) as ContentKind[])('entries of the kind %s have a route', (kind) => {
  for (const path of examplesOf(kind)) expect([path, routeOf(path)]).not.toContain('/$');
});

test('every route of a public page belongs to a kind', () => {
  const secret = Object.values(ownPages).flatMap((page) => ('isSecret' in page ? `${page.path}/x` : []));
  const examples = (Object.keys(pageKinds) as (keyof typeof pageKinds)[]).flatMap(examplesOf);
  expect([...new Set([...examples, ...secret].map(routeOf))].sort()).toEqual(routePaths.sort());
});

test('an entry whose page is a route of its own cannot move', () => {
  const own: string[] = [...Object.values(ownPages).map(({ path }) => path), contentPaths.home('', ''), contentPaths.subscription('', '')];
  expect(builtPaths).toEqual(expect.arrayContaining(routePaths.filter((path) => !path.includes('$') && !own.includes(path))));
});
