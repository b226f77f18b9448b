import type { Locale } from '@contract/constants';
import { beforeAfterDrawings } from './products/before-after';
import { categoryDrawings } from './products/categories';
import { type Drawings, product, withPrecision } from './drawing';
import { stripDrawings } from './products/hero-strip';
import { cadProducts } from './products/products-cad';
import { dataProducts } from './products/products-data';
import { modelProducts } from './products/products-model';
import { sceneDrawings } from './scenes';
import { pageSceneDrawings, pageSceneWords } from './page-scenes';
import { axis, bubble, dimensionsAcross, dimensionsUp } from './annotation';
import { hatch, ACCENT, lettering, RED, SHEET, TINT } from './ink';
import { houseModel, houseView, LEFT, mainDimensions, plantRoom, productPlan, SCALE, tanks, TOP } from './products/product-field';
import { HOUSE_Q } from './house';
import { isometric, oblique } from './axonometry';
import { scan } from './scan';
import { sketch } from './sketch';
import { elevation } from './elevation';
import { plan } from './plan';

const COARSE = 2;

const houseScan = (noise: number): string =>
  scan(HOUSE_Q, {
    project: houseView,
    height: 2.5,
    spacing: 0.36,
    noise,
    floor: 0,
    lineWidth: 1.5,
    solid: true,
    colours: ['currentColor', ACCENT],
  });

function cloudToPlan(): string {
  const cloud = scan(HOUSE_Q, {
    project: oblique(11, 18, 74, 0, 0),
    height: 0.1,
    view: 'oblique',
    spacing: 0.2,
    noise: 90,
    floor: 0,
    lineWidth: 1.8,
    dash: '0 3 0 4',
    colours: ['currentColor'],
  });
  const drawn = plan(HOUSE_Q, { scale: 15, x: 14, y: 30, wall: 'hatch', hatchId: 'd_p2', furniture: false });
  return `<g transform="translate(-6 -8)">${cloud}</g><path d="M154 112h16M166 107l6 5l-6 5" stroke="${ACCENT}" stroke-width="1.8"/><g transform="translate(176 50) scale(.68)">${drawn}</g>`;
}

const cloudToModel = (): string =>
  `<clipPath id="d_c1"><path d="M0 0h160v220H0z"/></clipPath><clipPath id="d_c2"><path d="M160 0h160v220H160z"/></clipPath><g clip-path="url(#d_c1)">${houseScan(60)}</g><g clip-path="url(#d_c2)">${houseModel()}</g><path d="M160 8V212" stroke="${RED}" stroke-width="1.2" stroke-dasharray="10 3 2 3"/>`;

function dottedFacade(): string {
  const facade = elevation({ x: 46, y: 188, width: 228, floorHeight: 48, roof: 52, columns: 5 });
  return `<g stroke-dasharray="0 3.2" stroke-linecap="round">${facade.replace(/stroke-width="[^"]*"/g, 'stroke-width="1.7"')}</g><path d="M160 20V200" stroke="${ACCENT}" stroke-width="1" stroke-dasharray="8 4"/>`;
}

function scannedTanks(): string {
  const project = isometric(14.5, 142, 64);
  let lines = '';
  for (const [x0, y0, , x1, y1, top] of tanks) {
    for (let z = 0; z <= top; z += 0.22) {
      const corners = [project(x0, y1, z), project(x1, y1, z), project(x1, y0, z)];
      lines += `M${corners.map((corner) => corner.map(Math.round).join(' ')).join('L')}`;
    }
  }
  return `<path d="${lines}" stroke="${ACCENT}" stroke-width="1.6" stroke-linecap="round" stroke-dasharray="0 3 0 4.4"/>`;
}

const asBuiltProducts: Drawings = {
  'as-built/punktwolke-zu-2d': product(cloudToPlan, hatch('d_p2', 'dots', ACCENT), COARSE),
  'as-built/punktwolke-zu-3d': product(() => houseScan(70), '', COARSE),
  'as-built/punktwolke-zu-bim': product(cloudToModel, '', COARSE),
  'as-built/fassadenplaene-aus-punktwolke': product(dottedFacade, '', COARSE),
  'as-built/technikzentrale-aus-punktwolke': product(() => plantRoom(isometric(14.5, 142, 64)) + scannedTanks(), '', COARSE),
};

/** Drawings of what a customer of each section sends in, on the product field: the "before" view of a product's sheet. */
const paper = `<path d="M20 14L304 8L308 190L290 210L16 214z" fill="${TINT}" stroke-width=".8"/><path d="M308 190L288 192L290 210z" fill="${SHEET}" stroke-width=".8"/>`;

const handSketch = (): string => paper + sketch(HOUSE_Q, { scale: SCALE, x: LEFT, y: TOP, seed: 5, wobble: 1.3 });

const outline = (): string => productPlan({ furniture: false });

const cloud = (): string =>
  scan(HOUSE_Q, {
    project: oblique(SCALE, 46, 56, 0.22, 0.4),
    height: 2,
    view: 'oblique',
    spacing: 0.3,
    noise: 90,
    floor: 0.6,
    lineWidth: 1.4,
    dash: '0 3 0 4',
    colours: ['currentColor', ACCENT],
  });

const LAYERS = ['A-WAND', 'A-TUER', 'A-MASS', 'A-TEXT'] as const;
const WEIGHTS = [2.4, 1.2, 0.8, 0.8];

/** Draws the layers of a drawing pulled apart. */
const layers = (): string =>
  LAYERS.map((name, i) => {
    const y = 150 - i * 34;
    const dash = i > 1 ? ' stroke-dasharray="4 3"' : '';
    return `<path d="M70 ${y}l90 -40l100 40l-90 40z" fill="${i % 2 ? SHEET : TINT}" fill-opacity=".93"/><path d="M100 ${y}l60 -26l66 26l-60 26z" stroke="${ACCENT}" stroke-width="${WEIGHTS[i]}"${dash}/>${lettering(266, y + 3, name)}`;
  }).join('');

const sampleViews: Drawings = {
  'sample/paper': product(handSketch),
  'sample/cad': product(handSketch),
  'sample/model': product(outline),
  'sample/asbuilt': product(cloud, '', 2),
  'sample/data': product(outline),
  'sample/layers': product(layers),
};

const english: Record<string, string> = {
  Schlafen: 'Bedroom',
  Bad: 'Bath',
  Kind: 'Child',
  Wohnen: 'Living',
  Flur: 'Hall',
  Arbeiten: 'Study',
  Bauherr: 'Client',
  'Blatt 1': 'Sheet 1',
  'Blatt 3': 'Sheet 3',
  Wand: 'Walls',
  Decke: 'Slabs',
  Putz: 'Plaster',
  Estrich: 'Screed',
  Fenster: 'Windows',
  Raum: 'Room',
  Summe: 'Total',
  'Wohnfläche 79,92 von 100,80 m² BGF': 'Living area 79.92 of 100.80 m² GFA',
  'Musterhaus, Berlin': 'Sample house, Berlin',
  'Index a': 'Rev. a',
  Beispiel: 'Sample',
  'ca. 4,60': 'approx. 4.60',
  '11,5 statt 10!': '11.5 not 10!',
  'Tür versetzen': 'move door',
  entfällt: 'remove',
  ...pageSceneWords,
  'A-WAND': 'A-WALL',
  'A-TUER': 'A-DOOR',
  'A-MASS': 'A-DIMS',
  'A-TEXT': 'A-TEXT',
};

/** Letters the same drawing in English: words from the list, decimal points in measures. */
function inEnglish(svg: string): string {
  return svg.replace(/>([^<>]+)</g, (_match, text: string) => `>${english[text] ?? text.replace(/(\d),(\d)/g, '$1.$2')}<`);
}

const AXES = [58, 140, 189, 268];

function premium(): string {
  return [
    AXES.map((x) => axis(x, 14, x, 204)).join(''),
    productPlan({ wall: 'hatch', hatchId: 'd_prem', stamps: 'names' }),
    mainDimensions(),
    AXES.map((x, i) => bubble(x, 12, i + 1, 8, ACCENT)).join(''),
    dimensionsUp([0, 1.5, 3.1, 5.3, 7.1, 8.4], 286, { scale: SCALE, origin: TOP, colour: ACCENT, fontSize: 6.5 }),
    dimensionsAcross([0, 1.2, 4.2, 5.9, 7, 8.5, 10.7, 12], 206, { scale: SCALE, origin: LEFT, colour: ACCENT, fontSize: 6 }),
  ].join('');
}

const paperProducts: Drawings = {
  'paper-to-cad/basic': product(() => productPlan({ wall: TINT, furniture: false, doors: false })),
  'paper-to-cad/standard': product(() => productPlan({ furniture: false, stamps: 'names' }) + mainDimensions()),
  'paper-to-cad/premium': product(premium, hatch('d_prem', 'steel', ACCENT)),
};

const drawings: Drawings = {
  ...paperProducts,
  ...cadProducts,
  ...modelProducts,
  ...asBuiltProducts,
  ...dataProducts,
  ...categoryDrawings,
  ...stripDrawings,
  ...beforeAfterDrawings,
  ...sampleViews,
  ...sceneDrawings,
  ...pageSceneDrawings,
};

export const drawingNames = (): string[] => Object.keys(drawings);

const rendered = new Map<string, string>();

/** Draws a drawing as SVG text; a product without its own gets its category's, any other name the `otherwise` one. Ids start with `d_`. */
export function renderDrawing(name: string, locale: Locale, otherwise = ''): string {
  const known = Object.hasOwn(drawings, name) ? name : (name.split('/')[0] ?? '');
  const key = `${locale} ${known}`;
  const svg = rendered.get(key) ?? render(known, locale);
  rendered.set(key, svg);
  return svg || (otherwise && renderDrawing(otherwise, locale));
}

function render(name: string, locale: Locale): string {
  const plan = Object.hasOwn(drawings, name) && drawings[name];
  if (!plan) return '';
  const body = withPrecision(plan.precision ?? 10, plan.draw);
  const fit = plan.fit ? ` preserveAspectRatio="${plan.fit}"` : '';
  const patterns = plan.patterns ? `<defs>${plan.patterns}</defs>` : '';
  const svg = withRelativePaths(
    `<svg viewBox="0 0 ${plan.width} ${plan.height}"${fit} aria-hidden="true" fill="none" stroke="currentColor" stroke-linejoin="round">${patterns}${body}</svg>`,
  );
  return locale === 'en' ? inEnglish(svg) : svg;
}

/** The number of arguments that a path command takes, and which of them are x and y. */
type Shape = { x: readonly number[]; y: readonly number[]; count: number };

const shapes: Record<string, Shape> = {
  M: { count: 2, x: [0], y: [1] },
  L: { count: 2, x: [0], y: [1] },
  T: { count: 2, x: [0], y: [1] },
  H: { count: 1, x: [0], y: [] },
  V: { count: 1, x: [], y: [0] },
  Q: { count: 4, x: [0, 2], y: [1, 3] },
  S: { count: 4, x: [0, 2], y: [1, 3] },
  C: { count: 6, x: [0, 2, 4], y: [1, 3, 5] },
  A: { count: 7, x: [5], y: [6] },
};

const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
/** The steps a pixel is divided into: finer than any drawing's grid, so that sums of decimals stay exact. */
const STEPS = 1_000;

/** The position of the pen, and of the beginning of the shape that `z` closes. */
type Pen = { x: number; y: number; startX: number; startY: number };

/** Returns the same path in steps from point to point: what repeats in a drawing then repeats in its text, which compresses better. */
export function relativePath(path: string): string {
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0 };
  return [...path.matchAll(COMMAND)].map(([, command = '', numbers = '']) => inSteps(command, numbers, pen)).join('');
}

function inSteps(command: string, numbers: string, pen: Pen): string {
  const name = command.toUpperCase();
  const shape = shapes[name];
  if (!shape) {
    [pen.x, pen.y] = [pen.startX, pen.startY];
    return 'z';
  }
  const all = (numbers.match(NUMBER) ?? []).map(Number);
  let text = '';
  for (let first = 0; first < all.length; first += shape.count) {
    const given = all.slice(first, first + shape.count);
    const steps = command === name ? stepsFrom(pen, given, shape) : given;
    // Further points of a move command are lines.
    text += (name === 'M' && first > 0 ? 'l' : name.toLowerCase()) + joined(steps);
    movePen(pen, steps, shape);
    if (name === 'M' && first === 0) [pen.startX, pen.startY] = [pen.x, pen.y];
  }
  return text;
}

const stepsFrom = (pen: Pen, points: readonly number[], { x, y }: Shape): number[] =>
  points.map((value, index) => (x.includes(index) ? exact(value - pen.x) : y.includes(index) ? exact(value - pen.y) : value));

function movePen(pen: Pen, steps: readonly number[], { x, y }: Shape) {
  pen.x = exact(pen.x + (steps[x.at(-1) ?? -1] ?? 0));
  pen.y = exact(pen.y + (steps[y.at(-1) ?? -1] ?? 0));
}

const exact = (value: number): number => Math.round(value * STEPS) / STEPS;

/** Joins numbers as short as SVG allows: no leading zero, no space before a sign. */
const joined = (numbers: readonly number[]): string =>
  numbers
    .map((value) => String(value).replace(/^(-?)0\./, '$1.'))
    .reduce((text, number) => (text === '' || number.startsWith('-') ? text + number : `${text} ${number}`), '');

/** Rewrites every path of an SVG text with relative coordinates. */
export const withRelativePaths = (svg: string): string =>
  svg.replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${relativePath(path)}"`);
