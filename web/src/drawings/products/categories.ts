import { axis, bubble, dimensionsAcross, dimensionsUp, scanner } from '../annotation';
import { areaTable, roomFloors } from './product-field';
import { axonometry, isometric } from '../axonometry';
import type { DrawingPlan, Drawings } from '../drawing';
import { hatch, ACCENT, DEEP_SHADE, HAND, MONO, SHEET, TINT, VIVID } from '../ink';
import { HOUSE_Q } from '../house';
import { plan } from '../plan';
import { scan } from '../scan';
import { sketch } from '../sketch';

/** Returns one of the five category drawings: one house, one scale, five states. They stand in for products without a drawing. */
const category = (draw: () => string, precision = 10, patterns = ''): DrawingPlan => ({
  width: 480,
  height: 360,
  draw,
  precision,
  patterns,
});

const SCALE = 26;
const LEFT = 84;
const TOP = 78;
const view = isometric(21.6, 206, 98);

const paper = (): string =>
  [
    `<path d="M26 24L454 14L462 300L432 338L20 344z" fill="${TINT}" stroke-width="1"/><path d="M462 300L428 304L432 338z" fill="${SHEET}" stroke-width="1"/>`,
    '<path d="M240 19L244 341M23 184L459 176" stroke-width=".6" opacity=".35"/>',
    `<g transform="rotate(-1.2 240 180)">${sketch(HOUSE_Q, { scale: SCALE, x: LEFT, y: TOP, seed: 5 })}`,
    `<g stroke="${ACCENT}" stroke-width="1.1"><path d="M84 60q80 -3 156 0t156 -1M82 66l5 -12M394 65l5 -12M60 78q-3 110 0 218M54 80l12 -5M54 298l12 -5"/></g>`,
    `<g font-size="15" fill="${ACCENT}" stroke="none" ${HAND}><text x="220" y="52">12,00</text><text x="50" y="200" transform="rotate(-90 50 200)">8,40</text></g>`,
    `<path d="M300 318q18 -10 34 -2t44 -6" stroke-width=".9"/><path d="M104 280a22 22 0 1 0 .1 0" stroke="${VIVID}" stroke-width="3" opacity=".5"/></g>`,
  ].join('');

function cad(): string {
  const columns = [0, 4.7, 7.5, 12].map((x) => LEFT + x * SCALE);
  const rows = [0, 4.3, 8.4].map((y) => TOP + y * SCALE);
  const across = { scale: SCALE, origin: LEFT, colour: ACCENT };
  const up = { scale: SCALE, origin: TOP, colour: ACCENT };
  return [
    columns.map((x) => axis(x, 18, x, 330)).join('') + rows.map((y) => axis(30, y, 440, y)).join(''),
    plan(HOUSE_Q, { scale: SCALE, x: LEFT, y: TOP, wall: 'hatch', hatchId: 'd_cad', stamps: 'names', fontSize: 9 }),
    columns.map((x, i) => bubble(x, 20, i + 1, 10, ACCENT)).join('') + rows.map((y, i) => bubble(28, y, 'ABC'[i]!, 10, ACCENT)).join(''),
    dimensionsAcross([0, 4.7, 7.5, 12], 54, { ...across, fontSize: 9 }),
    dimensionsAcross([0, 1.2, 4.2, 5.9, 7, 8.5, 10.7, 12], 328, { ...across, fontSize: 7.5, extension: 10 }),
    dimensionsUp([0, 4.3, 8.4], 60, { ...up, fontSize: 9 }),
    dimensionsUp([0, 1.5, 3.1, 5.3, 7.1, 8.4], 430, { ...up, fontSize: 7.5 }),
  ].join('');
}

function groundGrid(): string {
  const line = (x0: number, y0: number, x1: number, y1: number) =>
    `M${view(x0, y0, 0).map(Math.round).join(' ')}L${view(x1, y1, 0).map(Math.round).join(' ')}`;
  let lines = '';
  for (let x = -2; x <= 14; x += 2) lines += line(x, -2, x, 10.4);
  for (let y = -2; y <= 10; y += 2) lines += line(-2, y, 14, y);
  return `<path d="${lines}" stroke="var(--line)" stroke-width="1"/>`;
}

const model = (): string => {
  const floors = roomFloors(view, 0.5, (value) => Math.round(value * 10) / 10);
  return groundGrid() + axonometry(HOUSE_Q, { project: view, height: 2.5, floorArt: floors, front: TINT, side: DEEP_SHADE });
};

function asBuilt(): string {
  const [x, y] = view(6.4, 6.6, 0);
  const left = Math.round(x);
  const top = Math.round(y - 26);
  const cloud = scan(HOUSE_Q, {
    project: view,
    height: 2.5,
    spacing: 0.46,
    seed: 9,
    noise: 24,
    floor: 0,
    lineWidth: 1.8,
    solid: true,
    colours: ['currentColor', ACCENT],
    dash: '0 3 0 4.2 0 2.6',
  });
  return `${groundGrid()}${cloud}<g transform="translate(${left} ${top})"><path d="M0 -8L-150 -62M0 -8L150 -78M0 -8L-90 72M0 -8L126 46" stroke="${ACCENT}" stroke-width=".8" stroke-dasharray="8 4"/></g>${scanner(left, top, 1.15)}`;
}

function data(): string {
  const strengths = [0.9, 0.35, 0.9, 0.65, 0.18, 0.5];
  const rooms = plan(HOUSE_Q, {
    x: 24,
    y: 40,
    furniture: false,
    doors: false,
    stamps: 'numbers',
    fontSize: 11,
    fill: (_room, i) => `fill="${VIVID}" fill-opacity="${strengths[i]! * 0.55}" stroke="none"`,
  });
  const label = (x: number, y: number, text: string, o = '') =>
    `<text x="${x}" y="${y}" font-size="10.5" fill="${SHEET}" stroke="none" ${MONO}${o}>${text}</text>`;
  return [
    `<g transform="translate(0 16)">${rooms}</g>`,
    `<g transform="translate(290 130)">${areaTable({ x: 0, y: 0, width: 168, rows: 6, rowHeight: 21, fontSize: 10.5 })}`,
    label(6, 15, 'Raum') + label(163, 15, 'm²', ' text-anchor="end"'),
    `<path d="M0 147h168v26H0z" fill="currentColor"/>${label(6, 164, 'Summe')}${label(163, 164, '79,92', ' text-anchor="end" font-weight="700"')}</g>`,
    `<path d="M266 140h20M280 134l7 6l-7 6" stroke="${ACCENT}" stroke-width="1.4"/>`,
    `<g transform="translate(24 254)">${dimensionsAcross([0, 60, 120, 180, 240], 20, { labels: ['25 %', '50 %', '75 %', '100 %'], colour: ACCENT, fontSize: 10 })}`,
    `<path d="M0 34h240v16H0z"/><path d="M0 34h186v16H0z" fill="${VIVID}"/><path d="M186 34h30v16h-30z" fill="${TINT}"/>`,
    `<g font-size="10.5" fill="currentColor" stroke="none" ${MONO}><text x="0" y="68">Wohnfläche 79,92 von 100,80 m² BGF</text></g></g>`,
  ].join('');
}

export const categoryDrawings: Drawings = {
  'paper-to-cad': category(paper),
  'cad-services': category(cad, 10, hatch('d_cad', 'steel', ACCENT)),
  '3d-modelle': category(model, 1),
  'as-built': category(asBuilt, 1),
  'daten-services': category(data),
};
