import { locales } from '@contract/constants';
import { createHash } from 'node:crypto';
import { drawingNames, renderDrawing } from './render-drawing';
import { renderStandalone, standaloneNames } from './standalone-drawing';

const inline = locales.flatMap((locale) => drawingNames().map((name) => [`${locale}/${name}.svg`, renderDrawing(name, locale)] as const));
const version = createHash('sha256')
  .update(inline.map(([, svg]) => svg).join(''))
  .digest('hex')
  .slice(0, 10);

/** Where the drawings lie; the address holds a hash of them all, so that they may be cached for good. */
export const drawingsFolder = `assets/drawings/${version}`;

/** Every drawing as a file, by its path below the site's root. */
export const drawingFiles = new Map<string, string>([
  ...inline.map(([path, svg]) => [`${drawingsFolder}/${path}`, svg] as const),
  ...standaloneNames.map((name) => [`drawings/${name}.svg`, renderStandalone(name)] as const),
]);
