import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets, Piece } from '../../src/page-document';
import { createCssPicker } from './used-css';

type BuiltFile = { file: string; imports?: string[] };
type Built = Record<string, BuiltFile>;

const TEXT_FONT = 'src/styles/fonts/sofia-sans-400-800.woff2';

/** The path of Vite's manifest: beside the files that are served, not among them. */
const MANIFEST = '../client-manifest.json';

/** The assets that the browser loads on public pages, on pages that it fills itself, and in areas. */
export type AllPageAssets = Record<'page' | 'filledLater' | 'area', PageAssets>;

/**
 * Reads the assets from Vite's manifest. Public pages carry the rules they show themselves with, fonts that wait for the first paint, and
 * the small entry script, which fetches the whole stylesheet when the application takes over; pages that the browser fills have all rules
 * at once. Areas start at once too, so what their script imports is announced.
 */
export function readPageAssets(clientDir: string): AllPageAssets {
  const built = JSON.parse(readFileSync(join(clientDir, MANIFEST), 'utf8')) as Built;
  const fileOf = (source: string) => {
    const file = built[source]?.file;
    if (!file) throw new Error(`${source} is not in the built client`);
    return file;
  };
  const textOf = (file: string) => readFileSync(join(clientDir, file), 'utf8').trim();
  const stylesheet = fileOf('src/styles/app.css');
  const css = textOf(stylesheet);
  const webFonts = textOf(fileOf('src/styles/web-fonts.css'));
  const pickCss = createCssPicker(css);
  /** Returns a script that stands in the page. */
  const inline = (source: string): Piece => ({ element: 'script', code: `(()=>{${textOf(fileOf(source))}})()` });
  const lateFonts: readonly Piece[] = [
    { element: 'style', code: webFonts, attributes: { id: 'late-fonts', media: '(scripting: none)' } },
    inline('src/static-markup/entry-first-paint.ts'),
  ];
  const textFont = `<link rel="preload" href="/${fileOf(TEXT_FONT)}" as="font" type="font/woff2" crossorigin>`;
  const entry = textOf(fileOf('src/static-markup/entry-client.ts'));
  const fetched = {
    'data-app': `/${fileOf('src/hydrate-page.tsx')}`,
    'data-consent': `/${fileOf('src/static-markup/consent-behaviour.ts')}`,
  };
  const forVisitor = [inline('src/static-markup/entry-price-view.ts'), inline('src/static-markup/entry-known-visitor.ts')];
  const early: Piece = inline('src/static-markup/entry-early.ts');
  const allRules: Piece = { element: 'style', code: webFonts + css };
  const module = (code: string, attributes: Record<string, string>): Piece => ({
    element: 'script',
    code,
    attributes: { type: 'module', ...attributes },
  });
  const area = 'src/entry-area.tsx';
  const preloads = Array.from(importsOf(built, area), (file) => `<link rel="modulepreload" href="/${file}">`).join('');
  return {
    page: {
      headFor: (...content) => [...forVisitor, { element: 'style', code: pickCss(...content) }, ...lateFonts],
      scripts: [early, module(entry, { ...fetched, 'data-stylesheet': `/${stylesheet}` })],
    },
    filledLater: {
      headFor: () => [...forVisitor, textFont, allRules],
      scripts: [early, module(entry, fetched)],
    },
    area: {
      headFor: () => [textFont, allRules, `<link rel="stylesheet" href="/${fileOf('src/styles/areas.css')}">${preloads}`],
      scripts: [early, module('', { async: '', src: `/${fileOf(area)}` })],
    },
  };
}

/** Returns a name for the built program: two builds that could make different pages have different ones. */
export function buildName(serverDir: string, clientDir: string): string {
  const hash = createHash('sha256').update(readFileSync(join(clientDir, MANIFEST)));
  const files = readdirSync(serverDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(serverDir, name)));
  return `build-${hash.digest('hex').slice(0, 32)}`;
}

/** Returns the files that a script cannot do without. */
function importsOf(built: Built, source: string, found = new Set<string>()): Set<string> {
  for (const name of built[source]?.imports ?? []) {
    const file = built[name]?.file;
    if (!file || found.has(file)) continue;
    found.add(file);
    importsOf(built, name, found);
  }
  return found;
}
