import type { ServerManifest } from '@tanstack/router-core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type BuiltFile = { file: string; imports?: string[] };
type Built = Record<string, BuiltFile>;

/** What the browser loads on public pages and in areas. */
export type Manifests = Record<'page' | 'area', ServerManifest>;

/** From Vite's manifest: the entry script, and the stylesheet inlined. Areas start at once, so what their script imports is announced. */
export function readManifests(clientDir: string): Manifests {
  const built = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Built;
  const area = 'src/entry-area.tsx';
  return {
    page: readManifest(clientDir, built, 'src/entry-client.ts'),
    area: readManifest(clientDir, built, area, [...importsOf(built, area)]),
  };
}

function readManifest(clientDir: string, built: Built, script: string, preloads: string[] = []): ServerManifest {
  const pathOf = (source: string) => {
    const file = built[source]?.file;
    if (!file) throw new Error(`${source} is not in the built client`);
    return `/${file}`;
  };
  const css = pathOf('src/styles/app.css');
  return {
    routes: { __root__: { css: [css], preloads, scripts: [{ attrs: { type: 'module', async: true, src: pathOf(script) } }] } },
    inlineCss: { styles: { [css]: readFileSync(join(clientDir, css), 'utf8').trim() } },
  };
}

/** The files that a script cannot do without. */
function importsOf(built: Built, source: string, found = new Set<string>()): Set<string> {
  for (const name of built[source]?.imports ?? []) {
    const path = `/${built[name]?.file}`;
    if (found.has(path)) continue;
    found.add(path);
    importsOf(built, name, found);
  }
  return found;
}
