import { locales } from '@contract/constants';
import { createHash } from 'node:crypto';
import { drawingNames, renderDrawing } from './render-drawing';
import type { Accent } from '@contract/content/product';
import { INK, solidColours, withVariables } from './solid-colours';

const accentOf = {
  'paper-to-cad': 'paper',
  'cad-services': 'cad',
  '3d-modelle': 'model',
  'as-built': 'asbuilt',
  'daten-services': 'data',
} as const satisfies Record<string, Accent>;

type StandaloneName = keyof typeof accentOf;

/** The category drawings that are also images of their own. */
const standaloneNames = Object.keys(accentOf) as StandaloneName[];

function renderStandalone(name: StandaloneName): string {
  const values = { ...solidColours(accentOf[name]), 'font-mono': 'monospace', 'font-hand': 'cursive' };
  return withVariables(renderDrawing(name, 'de'), values).replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" color="${INK}" `);
}

const inline = locales.flatMap((locale) => drawingNames().map((name) => [`${locale}/${name}.svg`, renderDrawing(name, locale)] as const));
const version = createHash('sha256')
  .update(inline.map(([, svg]) => svg).join(''))
  .digest('hex')
  .slice(0, 10);

/** The folder of the drawings; its name holds a hash of them all, so that they may be cached for good. */
export const drawingsFolder = `assets/drawings/${version}`;

/** Every drawing as a file, by its path below the site's root. */
export const drawingFiles = new Map<string, string>([
  ...inline.map(([path, svg]) => [`${drawingsFolder}/${path}`, svg] as const),
  ...standaloneNames.map((name) => [`drawings/${name}.svg`, renderStandalone(name)] as const),
]);
