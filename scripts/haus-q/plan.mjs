import { createDrawing, decimal, rectangle } from './drawing.mjs';
import { blocks, placements } from './furniture.mjs';
import { DEPTH, openings, pieces, rooms, WIDTH } from './house.mjs';
import { outlinesOf } from './outline.mjs';
import { addSheet } from './sheet.mjs';

const WALL = 0.4;

/** The places of the room stamps, clear of furniture and dimension chains. */
const stamps = { 1.01: [1.95, 6.7], 1.02: [6.25, 7.05], 1.03: [10.4, 6.75], 1.04: [3.8, 2.0], 1.05: [6.5, 2.36], 1.06: [9.45, 1.95] };

const titles = {
  basic: ['Grundriss Erdgeschoss, Basic', 'Q-EG-01'],
  standard: ['Grundriss Erdgeschoss, Standard', 'Q-EG-02'],
  premium: ['Grundriss Erdgeschoss, Premium', 'Q-EG-03'],
};

/** Draws the ground floor. Every edition has the same content; its layers say what of it is delivered. */
export function planOf(edition) {
  const d = createDrawing();
  drawWalls(d);
  for (const piece of openings) drawOpening(d, piece);
  for (const [name, draw] of Object.entries(blocks)) d.block(name, draw);
  for (const [role, block, at, rotation] of placements) d.insert(role, block, at, { rotation });
  d.rect('stairs', [5.75, -0.35], [7.15, 0]);
  for (const room of rooms) drawRoom(d, room);
  drawDimensions(d);
  drawInnerDimensions(d);
  drawAxes(d);
  drawMarks(d);
  const [title, number] = titles[edition];
  addSheet(d, { title, number, edition, origin: [-7, -7.7] });
  return d;
}

function drawWalls(d) {
  const solid = pieces.filter(({ kind }) => kind === 'solid');
  for (const { x0, y0, x1, y1, isOuter } of solid) d.hatch(isOuter ? 'hatchOuter' : 'hatchInner', rectangle(x0, y0, x1, y1), 'masonry');
  for (const ring of outlinesOf(solid)) d.path('wall', ring);
}

function drawOpening(d, piece) {
  const { x0, y0, x1, y1, isLevel, kind, sill, head } = piece;
  const width = isLevel ? x1 - x0 : y1 - y0;
  if (kind === 'door') return drawDoor(d, piece, width);
  const block = d.block(`FENSTER_${Math.round(width * 100)}`, (b) => {
    b.line('0', [0, 0], [width, 0]);
    b.line('0', [0, WALL], [width, WALL]);
    b.rect('0', [0, 0.16], [width, 0.24]);
    b.line('0', [0, 0.2], [width, 0.2]);
    if (width > 2.5) b.line('0', [width / 2, 0.16], [width / 2, 0.24]);
  });
  d.insert('window', block, isLevel ? [x0, y0] : [x1, y0], { rotation: isLevel ? 0 : 90 });
  const texts = [sill > 0 ? `BRH ${decimal(sill)}` : 'BRH 0,00', `H ${decimal(head - sill)}`];
  const inward = isLevel ? (y0 > 4 ? -1 : 1) : x0 > 6 ? -1 : 1;
  texts.forEach((value, row) => {
    const across = 0.12 + row * 0.19;
    if (isLevel) d.text('sill', [(x0 + x1) / 2, inward > 0 ? y1 + across : y0 - across - 0.12], value, { height: 0.12, align: 'center' });
    else
      d.text('sill', [inward > 0 ? x1 + across + 0.12 : x0 - across, (y0 + y1) / 2], value, {
        height: 0.12,
        align: 'center',
        rotation: 90,
      });
  });
}

/** Doors are blocks with the hinge at their origin, the opening along x and the leaf along y. */
function drawDoor(d, { x0, y0, x1, y1, swing }, width) {
  const block = d.block(`TUER_${Math.round(width * 100)}`, (b) => {
    b.rect('0', [0, 0], [0.04, width]);
    b.arc('0', [0, 0], width, [0, 90]);
  });
  if (swing === 2) d.insert('door', block, [x1, y1], { mirrored: true });
  else if (swing === 3) d.insert('door', block, [x0, y0], { rotation: 90 });
  else if (swing === 4) d.insert('door', block, [x1, y0], { rotation: -90, mirrored: true });
  else d.insert('door', block, [x0, y1]);
}

function drawRoom(d, { number, name, x, y, width, depth, area, perimeter }) {
  d.path('room', rectangle(x, y, x + width, y + depth));
  const [cx, top] = stamps[number];
  const row = (index, value, height) => d.text('stamp', [cx, top - index * 0.27], value, { height, align: 'center' });
  row(0, number, 0.16);
  row(1, name, 0.2);
  row(2, `${decimal(area)} m²`, 0.18);
  row(2.9, `U ${decimal(perimeter)} m`, 0.14);
}

const chain = (d, places, options, role = 'dimension') => {
  for (let i = 1; i < places.length; i++) d.dimension(role, places[i - 1], places[i], options);
};

/** Returns where openings of an outer wall begin and end, with the wall's own ends. */
function openingPlaces(isOfWall, upright) {
  const along = openings.filter(isOfWall).flatMap(({ x0, x1, y0, y1 }) => (upright ? [y0, y1] : [x0, x1]));
  return [0, ...along, upright ? DEPTH : WIDTH].sort((a, b) => a - b);
}

function drawDimensions(d) {
  chain(
    d,
    openingPlaces(({ y1 }) => y1 === DEPTH, false),
    { at: DEPTH + 0.7 },
  );
  chain(d, [0, WIDTH], { at: DEPTH + 1.2 });
  chain(
    d,
    openingPlaces(({ y0 }) => y0 === 0, false),
    { at: -0.8 },
  );
  chain(d, [0, WIDTH], { at: -1.3 });
  chain(
    d,
    openingPlaces(({ x0 }) => x0 === 0, true),
    { at: -0.7, upright: true },
  );
  chain(d, [0, DEPTH], { at: -1.2, upright: true });
  chain(
    d,
    openingPlaces(({ x1 }) => x1 === WIDTH, true),
    { at: WIDTH + 0.8, upright: true },
  );
  chain(d, [0, DEPTH], { at: WIDTH + 1.3, upright: true });
}

/** The rooms' clear widths and depths. */
function drawInnerDimensions(d) {
  for (const { x, width, y } of rooms) d.dimension('innerDimension', x, x + width, { at: y > 4 ? 5.35 : 2.62 });
  for (const { y, depth } of rooms.filter(({ x }) => x === WALL)) d.dimension('innerDimension', y, y + depth, { at: 1.25, upright: true });
}

/** Axes leave room for the dimension chains between the building and their names. */
function drawAxes(d) {
  [0.2, 4.7, 7.5, 11.8].forEach((x, index) => {
    d.line('axis', [x, -0.3], [x, DEPTH + 0.3]);
    d.line('axis', [x, DEPTH + 1.4], [x, DEPTH + 1.7]);
    bubble(d, [x, DEPTH + 1.95], String(index + 1));
  });
  [0.2, 4.3, 8.2].forEach((y, index) => {
    d.line('axis', [-0.3, y], [WIDTH + 0.3, y]);
    d.line('axis', [-1.7, y], [-1.4, y]);
    bubble(d, [-1.95, y], 'ABC'[index]);
  });
}

function bubble(d, [x, y], value) {
  d.circle('axis', [x, y], 0.25);
  d.text('axis', [x, y - 0.09], value, { height: 0.18, align: 'center' });
}

function drawMarks(d) {
  const [x, y] = [15.2, 7.2];
  d.circle('north', [x, y], 0.6);
  d.path('north', [
    [x, y + 0.75],
    [x - 0.3, y - 0.5],
    [x, y - 0.3],
    [x + 0.3, y - 0.5],
  ]);
  d.text('north', [x, y + 0.85], 'N', { height: 0.25, align: 'center' });
  const level = [3.55, 0.62];
  d.path('text', [level, [level[0] - 0.13, level[1] + 0.2], [level[0] + 0.13, level[1] + 0.2]]);
  d.text('text', [level[0] + 0.2, level[1] + 0.04], '±0,00', { height: 0.16 });
  for (const at of [-1.85, DEPTH + 2.0]) sectionMark(d, [2.7, at]);
  d.circle('note', [12, 5.62], 0.28);
  d.path(
    'note',
    [
      [12.28, 5.62],
      [13.75, 5.62],
      [13.9, 5.4],
    ],
    false,
  );
  d.text('note', [13.95, 5.2], 'Brüstung in der Vorlage', { height: 0.16 });
  d.text('note', [13.95, 4.95], 'unleserlich: angenommen', { height: 0.16 });
  d.text('note', [13.95, 4.7], '0,90 m', { height: 0.16 });
}

/** The section looks to the east. */
function sectionMark(d, [x, y]) {
  d.line('text', [x, y - 0.2], [x, y + 0.25]);
  d.path('text', [
    [x + 0.05, y + 0.1],
    [x + 0.05, y - 0.14],
    [x + 0.3, y - 0.02],
  ]);
  d.text('text', [x - 0.12, y - 0.1], 'A', { height: 0.22, align: 'right' });
}
