import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from '../src/page-document';
import { createCssPicker } from './used-css';

type BuiltFile = { file: string };

/**
 * What public pages load, from Vite's manifest: the rules they show themselves with and the small entry script, both
 * inlined; the script fetches the whole stylesheet when the application takes over.
 * `whole` has all of it at once, for pages that the browser fills.
 */
export function readPageAssets(clientDir: string): { assets: PageAssets; whole: PageAssets } {
  const built = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<string, BuiltFile>;
  const fileOf = (source: string) => {
    const file = built[source]?.file;
    if (!file) throw new Error(`${source} is not in the built client`);
    return file;
  };
  const textOf = (file: string) => readFileSync(join(clientDir, file), 'utf8').trim();
  const stylesheet = fileOf('src/styles/app.css');
  const css = textOf(stylesheet);
  const pickCss = createCssPicker(css);
  const entry = withAbsoluteImports(textOf(fileOf('src/entry-client.ts')));
  return {
    assets: {
      stylesFor: (content) => `<style>${pickCss(content)}</style>`,
      scripts: `<script type="module" data-stylesheet="/${stylesheet}">${entry}</script>`,
    },
    whole: { stylesFor: () => `<style>${css}</style>`, scripts: `<script type="module">${entry}</script>` },
  };
}

/** Inside a page, imports start from the page's address. */
export const withAbsoluteImports = (code: string): string => code.replaceAll(/(["'`])\.\//g, '$1/assets/');
