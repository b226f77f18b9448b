import type { Accent } from '@contract/content/product';

/** The light theme's colours of tokens.css, for drawings shown as an image, which no stylesheet reaches. */
const accents: Record<Accent, readonly [accent: string, tint: string, vivid: string]> = {
  paper: ['#825800', '#fbf1d8', '#f2b400'],
  cad: ['#1d4fd8', '#e6edfc', '#5f8bff'],
  model: ['#a8126f', '#fbe7f3', '#ec63b8'],
  asbuilt: ['#0a6f3a', '#e0f4e8', '#35bd72'],
  data: ['#006880', '#ddf3f7', '#1fb9d6'],
};

export const INK = '#0d1b26';

/** Returns the colours that a drawing's variables stand for outside of a page. */
export function solidColours(accent: Accent): Record<string, string> {
  const [colour, tint, vivid] = accents[accent];
  return {
    accent: colour,
    'accent-tint': tint,
    'accent-vivid': vivid,
    'accent-shade': onSheet(vivid, 0.55),
    'accent-shade-deep': onSheet(vivid, 0.58),
    'accent-shade-light': onSheet(vivid, 0.26),
    sheet: '#ffffff',
    line: '#ccd5d8',
    secondary: '#bf2f18',
    blueprint: '#0c2a66',
  };
}

/** Returns a colour mixed with white, as the page's `color-mix` does. */
function onSheet(colour: string, share: number): string {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * share + 255 * (1 - share)));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns an SVG with its variables replaced; one that is not known is a bug. */
export const withVariables = (svg: string, values: Record<string, string>): string =>
  svg.replace(/var\(--([a-z-]+)\)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`a drawing uses --${name}, which has no value outside of a page`);
    return value;
  });
