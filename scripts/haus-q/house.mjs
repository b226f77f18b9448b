import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../steps.mjs';

const source = join(root, 'web', 'src', 'drawings', 'house.ts');

/** Reads the reference building of the shop's drawings, so that its dimensions stand in one place. */
async function readHouse() {
  const { outputText } = ts.transpileModule(readFileSync(source, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`);
}

const { HOUSE_Q, piecesOf, isWide } = await readHouse();

/** Heights in metres above the finished floor, which the drawings leave open; the renderings use the same. */
export const heights = {
  room: 2.5,
  storey: 2.75,
  ridge: 6.35,
  roof: 0.3,
  slab: 0.3,
  eaves: 0.5,
  verge: 0.35,
  ground: -0.16,
  head: 2.25,
  sill: 0.9,
  door: 2.1,
  footing: -0.96,
};
export const PITCH = (37 * Math.PI) / 180;
export const TERRACE = { x0: 0.4, y0: 8.4, x1: 5.2, y1: 11.6 };
/** The gable's window: along the depth, and its sill and head. */
export const ATTIC_WINDOW = { from: 3.3, to: 5.1, sill: 3.55, head: 4.95 };

export const WIDTH = HOUSE_Q.width;
export const DEPTH = HOUSE_Q.depth;

/** Returns a number that is exact to a millimetre, so that sums of tenths print as they should. */
export const exact = (value) => Math.round(value * 1000) / 1000;

/** The rooms; `x` and `y` are the south-west corner with `y` to the north, as CAD programs count. */
export const rooms = HOUSE_Q.rooms.map(([x, y, width, depth, number, name]) => ({
  number,
  name,
  x,
  y: exact(DEPTH - y - depth),
  width,
  depth,
  area: exact(width * depth),
  perimeter: exact(2 * (width + depth)),
}));

/** The walls' solid parts, windows and doors, with `y` to the north. `isLevel` is true where the wall runs from west to east. */
export const pieces = piecesOf(HOUSE_Q).map((piece) => {
  const isLevel = isWide({ ...piece, ...longSide(piece) });
  const [y0, y1] = [exact(DEPTH - piece.y1), exact(DEPTH - piece.y0)];
  return { ...piece, y0, y1, isLevel, isOuter: isOuter(piece), ...openingHeights(piece) };
});

/** A short pier may be wider across its wall than along it: its wall says which way it runs. */
function longSide({ x0, y0, x1, y1 }) {
  const wall = HOUSE_Q.walls.find(([wx0, wy0, wx1, wy1]) => x0 >= wx0 && x1 <= wx1 && y0 >= wy0 && y1 <= wy1);
  const [wx0, wy0, wx1, wy1] = wall ?? [x0, y0, x1, y1];
  return { x0: wx0, y0: wy0, x1: wx1, y1: wy1 };
}

function isOuter(piece) {
  const { x0, y0, x1, y1 } = longSide(piece);
  return x0 === 0 || y0 === 0 || x1 === WIDTH || y1 === DEPTH;
}

function openingHeights({ kind, x0, x1, y0 }) {
  if (kind === 'door') return { sill: 0, head: isOuter({ x0, x1, y0, y1: y0 + 0.1 }) ? heights.head : heights.door };
  if (kind === 'solid') return { sill: 0, head: heights.storey };
  if (y0 === DEPTH - 0.4 && x1 - x0 === 3) return { sill: 0, head: heights.head };
  return { sill: y0 === 0 && x0 === 5.4 ? 1.3 : heights.sill, head: heights.head };
}

export const openings = pieces.filter(({ kind }) => kind !== 'solid');
export const netArea = exact(rooms.reduce((sum, { area }) => sum + area, 0));
export const grossArea = exact(WIDTH * DEPTH);

/** The walls as wholes, with their openings. */
export const walls = HOUSE_Q.walls.map(([x0, y0, x1, y1]) => {
  const wall = { x0, y0: exact(DEPTH - y1), x1, y1: exact(DEPTH - y0), isOuter: isOuter({ x0, y0, x1, y1 }), isLevel: x1 - x0 > y1 - y0 };
  const lies = (opening) => opening.x0 >= x0 && opening.x1 <= x1 && opening.y0 >= wall.y0 && opening.y1 <= wall.y1;
  return { ...wall, openings: openings.filter(lies) };
});
