import { createDrawing, decimal, rectangle } from './drawing.mjs';
import { ATTIC_WINDOW, DEPTH, heights, openings, PITCH, WIDTH } from './house.mjs';
import { addSheet } from './sheet.mjs';

const { ridge, eaves, verge, ground, slab, room, storey, footing } = heights;
const SLOPE = Math.tan(PITCH);
const ROOF = heights.roof / Math.cos(PITCH);
const roofTop = (y) => ridge - SLOPE * Math.abs(y - DEPTH / 2);
const EAVES = roofTop(-eaves);
const CHIMNEY = { x0: 7.7, x1: 8.3, top: 7.1 };
const ROOF_WINDOWS = [
  [3.4, 4.2],
  [8.9, 9.7],
];

/** Draws the cross section at the living room, from the garden to the street. */
function drawSection(d, [ox, oy]) {
  const at = (y, z) => [ox + y, oy + z];
  const box = (y0, z0, y1, z1) => {
    const points = rectangle(y0, z0, y1, z1).map(([y, z]) => at(y, z));
    d.hatch('hatchOuter', points, 'masonry');
    d.path('wall', points);
  };
  const lintel = roofTop(0) - ROOF;
  for (const [y0, y1, sill] of [
    [0, 0.4, 0],
    [DEPTH - 0.4, DEPTH, heights.sill],
  ]) {
    if (sill > 0) box(y0, 0, y1, sill);
    box(y0, heights.head, y1, storey);
    box(y0, storey, y1, lintel);
    const frame = y0 + 0.16;
    d.path(
      'window',
      rectangle(frame, sill, frame + 0.08, heights.head).map(([y, z]) => at(y, z)),
    );
    for (const y of [y0, y1]) d.line('fine', at(y, sill), at(y, heights.head));
  }
  box(4, 0, 4.2, room);
  box(0.4, room, DEPTH - 0.4, storey);
  box(0, -slab, DEPTH, 0);
  for (const y of [-0.05, DEPTH - 0.45]) box(y, footing, y + 0.5, -slab);
  drawRoofCut(d, at);
  d.path('ground', [at(-2.2, ground), at(-0.0, ground)], false);
  d.path('ground', [at(DEPTH, ground), at(DEPTH + 2.2, ground)], false);
  for (const [y, z, name] of [
    [2.2, 0.9, 'Wohnen'],
    [6.1, 0.9, 'Schlafen'],
    [4.2, 3.6, 'Dachraum'],
  ])
    d.text('text', at(y, z), name, { height: 0.2, align: 'center' });
  drawLevels(d, at);
  d.text('text', at(0, -2.1), 'Schnitt A-A', { height: 0.3 });
}

function drawRoofCut(d, at) {
  for (const side of [1, -1]) {
    const y = (value) => DEPTH / 2 + side * value;
    const points = [
      [y(0), ridge],
      [y(DEPTH / 2 + eaves), EAVES],
      [y(DEPTH / 2 + eaves), EAVES - ROOF],
      [y(0), ridge - ROOF],
    ].map(([a, z]) => at(a, z));
    d.path('wall', points);
    for (const t of [0.25, 0.5, 0.75]) d.line('fine', at(y(0), ridge - ROOF * t), at(y(DEPTH / 2 + eaves), EAVES - ROOF * t));
  }
  const tie = 5.1;
  const half = (ridge - ROOF - tie) / SLOPE;
  d.path(
    'view',
    rectangle(DEPTH / 2 - half, tie - 0.2, DEPTH / 2 + half, tie).map(([y, z]) => at(y, z)),
  );
  d.text('text', at(6.45, 5.15), '37°', { height: 0.18 });
}

function drawLevels(d, at) {
  const marks = [
    [ridge, 'First'],
    [EAVES, 'Traufe'],
    [0, 'OKFF EG'],
    [footing, 'UK Fundament'],
  ];
  for (const [z, name] of marks) levelMark(d, at(DEPTH + 2.5, z), `${z > 0 ? '+' : z < 0 ? '-' : '±'}${decimal(Math.abs(z))}`, name);
  drawSectionDimensions(d, at(0, 0));
}

/** Storey and roof beside the house, the clear height and depth of the rooms inside, the whole depth below. */
function drawSectionDimensions(d, [x, y]) {
  d.dimension('dimension', y, y + storey, { at: x - 1.5, upright: true });
  d.dimension('dimension', y + storey, y + ridge, { at: x - 1.5, upright: true });
  d.dimension('dimension', y, y + room, { at: x + 1.2, upright: true });
  d.dimension('dimension', x + 0.4, x + 4, { at: y + 0.35 });
  d.dimension('dimension', x + 4.2, x + 8, { at: y + 0.35 });
  d.dimension('dimension', x, x + DEPTH, { at: y - 1.35 });
}

function levelMark(d, [x, y], value, name) {
  d.path('level', [
    [x, y],
    [x - 0.13, y + 0.2],
    [x + 0.13, y + 0.2],
  ]);
  d.line('level', [x - 0.35, y], [x + 0.5, y]);
  d.text('level', [x + 0.25, y + 0.06], value, { height: 0.18 });
  d.text('level', [x + 1.1, y + 0.06], name, { height: 0.16 });
}

/** Draws the long side towards the garden, or towards the street when `north`, which sees the house from behind. */
function drawLongSide(d, [ox, oy], north) {
  const at = (x, z) => [ox + (north ? WIDTH - x : x), oy + z];
  d.path(
    'view',
    rectangle(0, ground, WIDTH, EAVES - ROOF).map(([x, z]) => at(x, z)),
  );
  d.path(
    'view',
    rectangle(-verge, EAVES - 0.12, WIDTH + verge, ridge).map(([x, z]) => at(x, z)),
  );
  d.path(
    'view',
    rectangle(-verge, EAVES - ROOF, WIDTH + verge, EAVES - 0.12).map(([x, z]) => at(x, z)),
  );
  for (let z = EAVES + 0.2; z < ridge; z += 0.28) d.line('fine', at(-verge, z), at(WIDTH + verge, z));
  d.path(
    'view',
    rectangle(CHIMNEY.x0, ridge, CHIMNEY.x1, CHIMNEY.top).map(([x, z]) => at(x, z)),
  );
  for (const { x0, x1, sill, head, kind } of openings.filter(({ y0, y1 }) => (north ? y1 === DEPTH : y0 === 0)))
    drawOpening(d, at, { from: x0, to: x1, sill, head, kind });
  if (!north)
    for (const [x0, x1] of ROOF_WINDOWS)
      d.path(
        'window',
        rectangle(x0, 4.1, x1, 5.1).map(([x, z]) => at(x, z)),
      );
  d.line('ground', [ox - 1, oy + ground], [ox + WIDTH + 1, oy + ground]);
  d.text('text', [ox, oy - 1.1], north ? 'Ansicht Norden' : 'Ansicht Süden', { height: 0.3 });
}

function drawOpening(d, at, { from, to, sill, head, kind }) {
  const path = (x0, z0, x1, z1) => {
    const points = rectangle(x0, z0, x1, z1).map(([x, z]) => at(x, z));
    d.path('window', points);
  };
  path(from, sill, to, head);
  if (kind === 'door') {
    path(from + 0.08, 0, to - 0.3, head - 0.08);
    path(to - 0.26, 0.06, to - 0.06, head - 0.08);
    return;
  }
  const leaves = to - from > 2.5 ? 3 : 2;
  const width = (to - from) / leaves;
  for (let leaf = 0; leaf < leaves; leaf++) path(from + leaf * width + 0.06, sill + 0.06, from + (leaf + 1) * width - 0.06, head - 0.06);
  if (sill > 0) d.line('window', at(from - 0.05, sill - 0.04), at(to + 0.05, sill - 0.04));
}

/** Draws the western gable; the eastern one is its mirror image. */
function drawGable(d, [ox, oy], east) {
  const at = (y, z) => [ox + (east ? y : DEPTH - y), oy + z];
  const edge = (drop) => [at(-eaves, EAVES - drop), at(DEPTH / 2, ridge - drop), at(DEPTH + eaves, EAVES - drop)];
  d.path('view', [...edge(0), ...edge(ROOF).reverse()]);
  d.path('view', [at(0, roofTop(0) - ROOF), at(0, ground), at(DEPTH, ground), at(DEPTH, roofTop(0) - ROOF)], false);
  for (const { y0, y1, sill, head, kind } of openings.filter(({ x0, x1 }) => (east ? x1 === WIDTH : x0 === 0)))
    drawOpening(d, at, { from: y0, to: y1, sill, head, kind });
  const half = (CHIMNEY.x1 - CHIMNEY.x0) / 2;
  const [left, right] = [DEPTH / 2 - half, DEPTH / 2 + half];
  d.path('view', [at(left, roofTop(left)), at(left, CHIMNEY.top), at(right, CHIMNEY.top), at(right, roofTop(right))], false);
  const { from, to, sill, head } = ATTIC_WINDOW;
  drawOpening(d, at, { from, to, sill, head, kind: 'window' });
  d.line('ground', [ox - 1, oy + ground], [ox + DEPTH + 1, oy + ground]);
  d.text('text', [ox, oy - 1.1], east ? 'Ansicht Osten' : 'Ansicht Westen', { height: 0.3 });
}

/** Returns the sheet with section and views of all sides. */
export function sectionSheet() {
  const d = createDrawing();
  drawSection(d, [0.2, 10.5]);
  drawGable(d, [15.2, 10.5], false);
  drawGable(d, [25.2, 10.5], true);
  drawLongSide(d, [0.2, 0], false);
  drawLongSide(d, [15.2, 0], true);
  addSheet(d, { title: 'Schnitt und Ansichten', number: 'Q-AN-01', origin: [-6, -7.6], format: 'A3' });
  return d;
}

/** Returns a sheet of the section alone. */
export function crossSection() {
  const d = createDrawing();
  drawSection(d, [0, 0]);
  addSheet(d, { title: 'Schnitt A-A', number: 'Q-SN-01', edition: 'section', origin: [-10, -9.2] });
  return d;
}

/** Returns a sheet with one gable and the garden side, as facades are drawn after a point cloud. */
export function facadeSheet() {
  const d = createDrawing();
  drawLongSide(d, [0, 0], false);
  drawGable(d, [14.4, 0], false);
  addSheet(d, { title: 'Ansichten Süden und Westen', number: 'Q-AN-02', edition: 'section', origin: [-3.9, -8.8] });
  return d;
}
