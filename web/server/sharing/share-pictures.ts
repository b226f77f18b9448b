import { locales, type Locale } from '@contract/constants';
import type { Accent } from '@contract/content/product';
import { picturePathOf } from '../../src/lib/text/locale-path';
import { readKnownPages } from '../cache/known-pages';
import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '../cache/content-cache';
import { readTexts } from '../render/texts';
import { renderDrawing } from '../../src/drawings/render-drawing';
import { INK, solidColours, withVariables } from '../../src/drawings/solid-colours';
import { escapeMarkup } from '@contract/escape-markup';

/** The number of pictures that are kept, about as many as there are pages in one language. */
const LIMIT = 250;

const categoryOf: Record<Accent, string> = {
  paper: 'paper-to-cad',
  cad: 'cad-services',
  model: '3d-modelle',
  asbuilt: 'as-built',
  data: 'daten-services',
};

/**
 * The picture at an address, the path of the one that editors chose for all pages without one of their own, or null. Only published
 * pages have one, so that nobody can order any number of them.
 */
export type PictureAt = (address: string) => Promise<Uint8Array<ArrayBuffer> | string | null>;

/** Creates the pictures for shared links. They are drawn when first asked for, and again only when what they show has changed. */
export function createSharePictures(draw: (svg: string) => Promise<Uint8Array<ArrayBuffer>>): PictureAt {
  const drawn = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: LIMIT });
  const once = createSingleFlight<Uint8Array<ArrayBuffer>>();
  return async function pictureAt(address) {
    const locale = locales.find((name) => name === /^\/og\/([a-z]+)[./]/.exec(address)?.[1]);
    const picture = locale && (await describe(locale, address));
    if (!picture) return null;
    if (picture.chosen) return picture.chosen;
    const svg = sharePictureSvg(picture);
    const known = drawn.get(svg);
    if (known) return known;
    const png = await once(svg, () => draw(svg));
    drawn.set(svg, png);
    return png;
  };
}

async function describe(locale: Locale, address: string): Promise<SharePicture | null> {
  const [{ pages, site }, texts] = await Promise.all([readKnownPages(locale), readTexts(locale, 'search')]);
  const plain = { brand: site.brand, locale, chosen: site.sharePicture };
  if (address === picturePathOf(locale, '/')) {
    return { ...plain, title: site.claim, label: texts['search.kind.home'] ?? '', accent: 'paper', drawing: categoryOf.paper };
  }
  const page = pages.find(({ kind, path }) => kind !== 'faq' && picturePathOf(locale, path) === address);
  if (!page) return null;
  const category = site.categories.find(({ slug }) => page.path.startsWith(`/${slug}/`));
  const product = category?.products.find(({ slug }) => page.path === `/${category.slug}/${slug}`);
  const accent = category?.accent ?? page.accent ?? 'cad';
  return {
    ...plain,
    title: page.title,
    label: category?.name ?? texts[`search.kind.${page.kind}`] ?? '',
    accent,
    drawing: product?.drawing ?? categoryOf[accent],
  };
}

/** The contents of a page's share picture. */
type SharePicture = {
  title: string;
  label: string;
  brand: string;
  accent: Accent;
  drawing: string;
  locale: Locale;
  /** The path of the editors' picture that is shown instead. */
  chosen?: string | undefined;
};

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 60;
const SQUARE = 24;
const PAPER = '#f1f4f4';
const GRID = '#e2e9ea';
const fonts = { 'font-mono': 'Sometype Mono', 'font-hand': 'Architects Daughter' };
const LOGO = '<path d="M0 0h6.5v32H0zM8 0h8.5v6.5H8zM18 0h6.5v9.25H18zM18 10.75h6.5V20H18zM8 13.5h8.5V20H8zM27 22.5h9.5V32H27z"/>';

/** Returns the picture as SVG: title and brand as on a sheet's title block, beside them what the page is about. */
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

/** The room beside the drawing, in pixels. */
const LINE_WIDTH = 540;
const MOST_LINES = 4;
const SIZES = [68, 60, 52, 44, 38] as const;
/** The narrow letters of Sofia Sans Bold. Widths are fractions of the font's size; letters that are not listed are about `MIDDLE` wide. */
const NARROW = /[ ijltfrI1.,:;!'|()]/;
const WIDE = /[mwMWÄÖÜ%@]/;
const [SLIM, MIDDLE, BROAD] = [0.33, 0.56, 0.82];

type FittedTitle = { size: number; lines: string[] };

/** Returns a title in the largest letters in which it fits beside the drawing; what is still too long ends with an ellipsis. */
export function fitTitle(title: string): FittedTitle {
  const words = title.split(/\s+/).filter(Boolean);
  for (const size of SIZES) {
    const lines = breakLines(words, size);
    if (lines.length <= MOST_LINES && lines.every((line) => widthOf(line, size) <= LINE_WIDTH)) return { size, lines };
  }
  const size = SIZES.at(-1) ?? 0;
  const lines = breakLines(words, size).slice(0, MOST_LINES);
  return { size, lines: lines.map((line, index) => (index === MOST_LINES - 1 ? `${line} …` : line)) };
}

function breakLines(words: readonly string[], size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, size) <= LINE_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const widthOf = (text: string, size: number): number => size * Array.from(text, shareOf).reduce((sum, share) => sum + share, 0);

function shareOf(letter: string): number {
  if (WIDE.test(letter)) return BROAD;
  return NARROW.test(letter) ? SLIM : MIDDLE;
}
