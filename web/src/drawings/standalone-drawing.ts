import type { Accent } from '@contract/content/product';
import { renderDrawing } from './render-drawing';
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
export const standaloneNames = Object.keys(accentOf) as StandaloneName[];

export function renderStandalone(name: StandaloneName): string {
  const values = { ...solidColours(accentOf[name]), 'font-mono': 'monospace', 'font-hand': 'cursive' };
  return withVariables(renderDrawing(name, 'de'), values).replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" color="${INK}" `);
}
