import type { Locale } from '@contract/constants';
import type { Accent } from '@contract/content/product';
import { renderDrawing } from '../../src/drawings/render-drawing';
import { INK, solidColours, withVariables } from '../../src/drawings/solid-colours';
import { escapeMarkup } from '@contract/escape-markup';
import { fitTitle } from './fit-title';

/** What a page's picture shows. */
export type SharePicture = { title: string; label: string; brand: string; accent: Accent; drawing: string; locale: Locale };

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 60;
const SQUARE = 24;
const PAPER = '#f1f4f4';
const GRID = '#e2e9ea';
const fonts = { 'font-mono': 'Sometype Mono', 'font-hand': 'Architects Daughter' };
const LOGO = '<path d="M0 0h6.5v32H0zM8 0h8.5v6.5H8zM18 0h6.5v9.25H18zM18 10.75h6.5V20H18zM8 13.5h8.5V20H8zM27 22.5h9.5V32H27z"/>';

/** The picture as SVG: title and brand as on a sheet's title block, beside them what the page is about. */
export function sharePictureSvg({ title, label, brand, accent, drawing, locale }: SharePicture): string {
  const { size, lines } = fitTitle(title);
  const bottom = HEIGHT - MARGIN;
  return withVariables(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="${INK}">`,
      `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${PAPER}"/><path d="${gridLines()}" stroke="${GRID}"/>`,
      `<path d="M30 30h${WIDTH - 60}v${HEIGHT - 60}H30z" fill="none" stroke="${INK}" stroke-width="3"/>`,
      `<path d="M30 30h14v${HEIGHT - 60}H30z" fill="var(--accent)"/>`,
      `<text x="${MARGIN + 14}" y="112" font-family="Sometype Mono" font-size="24" fill="var(--accent)">${escapeMarkup(label)}</text>`,
      ...lines.map((line, index) => titleLine(line, size, 140 + size + index * size * 1.1)),
      `<g transform="translate(${MARGIN + 14} ${bottom - 44}) scale(1.375)">${LOGO}</g>`,
      `<text x="${MARGIN + 82}" y="${bottom - 8}" font-family="Sofia Sans" font-weight="700" font-size="42">${escapeMarkup(brand)}</text>`,
      placed(renderDrawing(drawing, locale)),
      '</svg>',
    ].join(''),
    { ...solidColours(accent), ...fonts },
  );
}

const titleLine = (line: string, size: number, y: number): string =>
  `<text x="${MARGIN + 14}" y="${y}" font-family="Sofia Sans" font-weight="700" font-size="${size}">${escapeMarkup(line)}</text>`;

const placed = (svg: string): string =>
  svg.replace('<svg ', `<svg x="650" y="75" width="490" height="480" color="${INK}" `).replace(' aria-hidden="true"', '');

function gridLines(): string {
  let path = '';
  for (let x = SQUARE; x < WIDTH; x += SQUARE) path += `M${x} 0v${HEIGHT}`;
  for (let y = SQUARE; y < HEIGHT; y += SQUARE) path += `M0 ${y}h${WIDTH}`;
  return path;
}
