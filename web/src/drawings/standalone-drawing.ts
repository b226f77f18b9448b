import type { Accent } from '@contract/product';
import { renderDrawing } from './render-drawing';

/** The light theme's colours of tokens.css, for drawings shown as an image, which no stylesheet reaches. */
const colours: Record<Accent, readonly [accent: string, tint: string, vivid: string]> = {
  paper: ['#825800', '#fbf1d8', '#f2b400'],
  cad: ['#1d4fd8', '#e6edfc', '#5f8bff'],
  model: ['#a8126f', '#fbe7f3', '#ec63b8'],
  asbuilt: ['#0a6f3a', '#e0f4e8', '#35bd72'],
  data: ['#006880', '#ddf3f7', '#1fb9d6'],
};

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
  const [accent, tint, vivid] = colours[accentOf[name]];
  const shade = `color-mix(in srgb,${vivid} 58%,#fff)`;
  const style = `<style>svg{color:#0d1b26;--sheet:#fff;--line:#ccd5d8;--accent:${accent};--accent-tint:${tint};--accent-vivid:${vivid};--accent-shade-deep:${shade};--font-mono:monospace;--font-hand:cursive}</style>`;
  return renderDrawing(name, 'de').replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ').replace('>', `>${style}`);
}
