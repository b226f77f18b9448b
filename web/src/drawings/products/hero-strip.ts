import { axis, dimensionsAcross } from '../annotation';
import { axonometry, oblique } from '../axonometry';
import type { DrawingPlan, Drawings } from '../drawing';
import { hatch, ACCENT, DEEP_SHADE, HAND, LIGHT_SHADE, MONO, SHEET, TINT, VIVID } from '../ink';
import { HOUSE_Q, semiDetached } from '../house';
import { plan } from '../plan';
import { scan } from '../scan';
import { sketch } from '../sketch';

/** The houses of the home page's strip: one row of two houses in five states, laid over each other and cut by section lines. */
const houses = semiDetached(HOUSE_Q);
const SCALE = 56;
const TOP = 74;
const WIDTH = houses.width * SCALE;
const view = oblique(SCALE, 0, TOP, 0.3, 0.42);
const field = { scale: SCALE, x: 0, y: TOP };

const background = (fill: string): string => `<rect x="-20" y="-20" width="${WIDTH + 40}" height="660" fill="${fill}" stroke="none"/>`;

const handMeasures = [
  [0.1, 4.6, '4,60'],
  [4.75, 7.45, '2,80 ?'],
  [7.6, 11.6, '4,00'],
  [11.9, 15.9, '4,00'],
  [16, 18.8, '2,80'],
  [18.9, 23.5, 'ca. 4,60'],
] as const;

function handDrawn(): string {
  const px = (metres: number, offset = 0) => (metres * SCALE + offset).toFixed(0);
  let lines = '';
  let texts = '';
  for (const [from, to, text] of handMeasures) {
    const width = to - from;
    lines += `M${px(from)} 42q${px(width / 4)} -7 ${px(width / 2)} -1t${px(width / 2)} 0M${px(from, -3)} 49l9 -15M${px(to, -4)} 48l9 -16`;
    texts += `<text x="${px((from + to) / 2, -24)}" y="32">${text}</text>`;
  }
  const rooms = '<text x="70" y="200">Schlafen</text><text x="90" y="440">Wohnen</text><text x="305" y="210">Bad</text>';
  return `${background(TINT)}${sketch(houses, { ...field, seed: 5, wobble: 3 })}<path d="${lines}" stroke="${ACCENT}" stroke-width="1.6"/><g font-size="21" fill="${ACCENT}" stroke="none" ${HAND}>${texts}${rooms}</g>`;
}

function drafted(): string {
  const axes = [4.7, 7.5, 11.8, 16.1, 18.9];
  const drawn = plan(houses, { ...field, wall: 'hatch', hatchId: 'd_strip', stamps: 'names', fontSize: 12 });
  return [
    background(SHEET),
    // The bedroom behind the party wall would have its stamp under a section line.
    drawn.replaceAll('<text x="537.6"', '<text x="586"'),
    dimensionsAcross([0, ...axes, 23.6], 44, { scale: SCALE, colour: ACCENT, fontSize: 12 }),
    axes.map((x) => axis(x * SCALE, 0, x * SCALE, 600)).join(''),
    axis(0, 4.3 * SCALE + TOP, WIDTH, 4.3 * SCALE + TOP),
  ].join('');
}

const modelled = (): string =>
  background(SHEET) +
  axonometry(houses, {
    project: view,
    height: 1.9,
    view: 'oblique',
    floorFill: TINT,
    front: DEEP_SHADE,
    side: LIGHT_SHADE,
    lineWidth: 1.1,
  });

const scanned = (): string =>
  background('var(--blueprint)') +
  scan(houses, {
    project: view,
    height: 1.9,
    view: 'oblique',
    spacing: 0.16,
    seed: 4,
    noise: 640,
    floor: 0.42,
    lineWidth: 2,
    columns: 8,
    dash: '0 5 0 7.5 0 4',
    colours: ['#4fb583', '#8fe3b4', '#e8fff2'],
  });

/** The area types after DIN 277 by room name. */
const areaTypes: Record<string, string> = {
  Schlafen: 'NUF 1.1',
  Bad: 'NUF 7.1',
  Kind: 'NUF 1.1',
  Wohnen: 'NUF 1.1',
  Flur: 'VF 9.1',
  Arbeiten: 'NUF 2.1',
};

function measured(): string {
  const strengths = [0.5, 0.2, 0.5, 0.35, 0.12, 0.28];
  const fill = (_room: unknown, i: number) => `fill="${VIVID}" fill-opacity="${strengths[i % 6]}" stroke="none"`;
  const types = houses.rooms.map(
    ([x, y, , depth, , name]) =>
      `<text x="${((x + 0.15) * SCALE).toFixed(0)}" y="${(TOP + (y + depth - 0.15) * SCALE).toFixed(0)}">${areaTypes[name]}</text>`,
  );
  return `${background(SHEET)}${plan(houses, { ...field, furniture: false, doors: false, fill, stamps: 'numbers', fontSize: 15 })}<g fill="${ACCENT}" stroke="none" font-size="12" ${MONO}>${types.join('')}</g>`;
}

const state = (draw: () => string, precision = 10, patterns = ''): DrawingPlan => ({
  width: Math.round(WIDTH),
  height: 560,
  draw,
  precision,
  patterns,
  fit: 'xMinYMin slice',
});

export const stripDrawings: Drawings = {
  'strip/paper': state(handDrawn),
  'strip/cad': state(drafted, 10, hatch('d_strip', 'steel', ACCENT)),
  'strip/model': state(modelled),
  'strip/asbuilt': state(scanned, 1),
  'strip/data': state(measured),
};
