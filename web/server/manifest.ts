import type { ServerManifest } from '@tanstack/router-core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type BuiltFile = { file: string };

/** What pages load, from Vite's manifest: the small entry script, and the stylesheet inlined. */
export function readManifest(clientDir: string): ServerManifest {
  const built = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<string, BuiltFile>;
  const pathOf = (source: string) => {
    const file = built[source]?.file;
    if (!file) throw new Error(`${source} is not in the built client`);
    return `/${file}`;
  };
  const css = pathOf('src/styles/app.css');
  const entry = pathOf('src/entry-client.ts');
  return {
    routes: { __root__: { css: [css], scripts: [{ attrs: { type: 'module', async: true, src: entry } }] } },
    inlineCss: { styles: { [css]: readFileSync(join(clientDir, css), 'utf8').trim() } },
  };
}
