import { dimensionsAcross, dimensionsUp } from './annotation';
import type { DrawingPlan, Drawings } from './drawing';
import { hatch, ACCENT, HAND, lettering, MONO, RED, SHEET, VIVID } from './ink';
import { HOUSE_Q } from './house';
import { plan } from './plan';

const PINS = [
  [92, 96],
  [318, 62],
  [205, 340],
  [560, 128],
  [250, 482],
  [644, 482],
  [446, 222],
] as const;

const pin = ([x, y]: readonly [number, number], i: number): string =>
  `<circle cx="${x}" cy="${y}" r="15" fill="${SHEET}" stroke="${RED}" stroke-width="1.8"/><text x="${x}" y="${y + 5.5}" text-anchor="middle" font-size="16" font-weight="600" fill="${RED}" stroke="none" ${MONO}>${i + 1}</text>`;

/** Draws a plan with a reviewer's notes; the numbers belong to the list beside it. */
const review = (pins: number) => (): string =>
  [
    plan(HOUSE_Q, { scale: 46, x: 92, y: 96, wall: 'hatch', hatchId: 'd_review', stamps: 'names', fontSize: 13 }),
    dimensionsAcross([0, 4.7, 7.5, 12], 62, { scale: 46, origin: 92, colour: ACCENT, fontSize: 13, tick: 5, extension: 10 }),
    dimensionsUp([0, 4.3, 8.4], 60, { scale: 46, origin: 96, colour: ACCENT, fontSize: 13, tick: 5, extension: 10 }),
    `<g stroke="${RED}" stroke-width="2.2" fill="none"><path transform="translate(77 64)" d="M326 206q14 -20 28 -5q16 -18 29 1q20 -6 20 13q18 6 9 22q10 18 -11 22q-6 16 -24 9q-13 15 -27 2q-20 6 -23 -12q-19 -4 -9 -22q-9 -18 8 -30z"/><path d="M160 430l16 18l34 -44M470 452l14 16l30 -40"/></g>`,
    `<text x="510" y="272" font-size="17" fill="${RED}" stroke="none" ${HAND}>11,5 statt 10!</text>`,
    `<path d="M508 268q-14 4 -22 12M496 268l-11 13l16 1" stroke="${RED}" stroke-width="1.8"/>`,
    PINS.slice(0, pins).map(pin).join(''),
  ].join('');

/** Draws a section through an attic: what counts as living space by WoFlV § 4. */
const roofSlope = (): string =>
  [
    `<path d="M40 250V172L190 48H330L480 172V250z" fill="${SHEET}" stroke="none"/>`,
    '<path d="M40 250V172L64 152V250zM456 152V250H480V172z" fill="url(#d_slope)"/>',
    `<path d="M64 152V250H124V102.4zM456 152V250H396V102.4z" fill="${VIVID}" fill-opacity=".35"/>`,
    `<path d="M124 102.4L190 48H330L396 102.4V250H124z" fill="${VIVID}" fill-opacity=".85"/>`,
    '<path d="M40 250V172L190 48H330L480 172V250" stroke-width="3"/><path d="M24 251.5H496" stroke-width="3"/><path d="M14 180L186 38H334L506 180" stroke-width="1.5"/>',
    `<g stroke="${ACCENT}" stroke-width="1" stroke-dasharray="10 3 2 3"><path d="M64 130V270M124 84V270M396 84V270M456 130V270"/></g>`,
    dimensionsAcross([40, 64, 124, 396, 456, 480], 282, {
      labels: ['0', '50 %', '100 %', '50 %', '0'],
      fontSize: 13,
      tick: 5,
      extension: 8,
    }),
    lettering(132, 120, '2,00 m', { size: 13 }) + lettering(70, 168, '1,00 m', { size: 12 }),
  ].join('');

const ZONES_ACROSS = [91.5, 222.5, 353.5, 484.5, 615.5, 746.5];
const ZONES_DOWN = [93.5, 220.5, 347.5, 474.5];

/** Draws the frame of a drawing sheet with its zones and an example title block; a product's drawing lies inside. */
const sheetFrame = (): string =>
  [
    '<path d="M8 8H832V552H8z" stroke-width="1"/><path d="M26 26H814V534H26z" stroke-width="2.2"/>',
    `<g font-size="12" stroke="none" fill="currentColor" ${MONO} text-anchor="middle">`,
    ZONES_ACROSS.map((x, i) => `<text x="${x}" y="21">${i + 1}</text>`).join(''),
    ZONES_DOWN.map((y, i) => `<text x="17" y="${y}">${'ABCD'[i]}</text>`).join(''),
    '</g><path d="M157 8V26M288 8V26M420 8V26M551 8V26M682 8V26M8 153H26M8 280H26M8 407H26" stroke-width="1"/>',
    `<path d="M620 400H814V534H620zM620 432H814M620 466H814M620 500H814M712 466V534" stroke-width="1.4" fill="${SHEET}"/>`,
    lettering(630, 421, 'Haus Q', { size: 12, bold: true }) + lettering(630, 454, 'Musterhaus, Berlin', { size: 12 }),
    lettering(630, 488, 'Blatt 1', { size: 12 }) + lettering(722, 488, 'A3', { size: 12 }),
    lettering(630, 522, 'Index a', { size: 12 }) + lettering(722, 522, 'Beispiel', { size: 12 }),
  ].join('');

const scene = (width: number, height: number, draw: () => string, patterns = ''): DrawingPlan => ({ width, height, draw, patterns });

export const sceneDrawings: Drawings = {
  ...Object.fromEntries(
    [4, 5, 6, 7].map((pins) => [`scene/review-${pins}`, scene(700, 560, review(pins), hatch('d_review', 'steel', ACCENT))]),
  ),
  'scene/roof-slope': scene(
    520,
    300,
    roofSlope,
    `<pattern id="d_slope" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6" stroke="${ACCENT}"/></pattern>`,
  ),
  'scene/sheet-frame': scene(840, 560, sheetFrame),
};
