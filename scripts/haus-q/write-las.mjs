import { DEPTH, exact, heights, PITCH, rooms, walls, WIDTH } from './house.mjs';

const HEADER_BYTES = 227;
const POINT_BYTES = 26;
const SCALE = 0.001;
const PER_SQUARE_METRE = 150;
/** The scanner's noise as a standard deviation, in metres. */
const NOISE = 0.003;
/** The class of points that belong to a building. */
const BUILDING = 6;

/** Returns a small repeatable generator of numbers from 0 to 1. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296;
}

/** Scans the building: points on all surfaces that a scanner inside and outside sees, each as x, y, z and colour. */
export function scanHouse() {
  const random = randomFrom(24);
  const noise = () => (random() + random() + random() - 1.5) * NOISE;
  const points = [];
  /** Scans a parallelogram; `isOpen` says where there is nothing. */
  const scan = (corner, u, v, { colour, isOpen = () => false }) => {
    const count = Math.round(PER_SQUARE_METRE * Math.hypot(...u) * Math.hypot(...v));
    for (let i = 0; i < count; i++) {
      const [a, b] = [random(), random()];
      const point = corner.map((value, axis) => value + a * u[axis] + b * v[axis]);
      if (isOpen(point)) continue;
      const shade = 0.9 + random() * 0.1;
      points.push({ at: point.map((value) => value + noise()), colour: colour.map((value) => Math.round(value * shade)) });
    }
  };
  const isOpen = ([x, y, z]) =>
    walls.some(({ openings }) =>
      openings.some((o) => x > o.x0 - 0.01 && x < o.x1 + 0.01 && y > o.y0 - 0.01 && y < o.y1 + 0.01 && z > o.sill && z < o.head),
    );
  const outside = { colour: [222, 217, 205], isOpen };
  const inside = { colour: [236, 234, 228], isOpen };
  scanBox(scan, { x: 0, y: 0, width: WIDTH, depth: DEPTH, z: heights.ground, top: heights.storey }, outside);
  for (const { x, y, width, depth } of rooms) {
    scanBox(scan, { x, y, width, depth, z: 0, top: heights.room }, inside);
    scan([x, y, 0], [width, 0, 0], [0, depth, 0], { colour: [170, 130, 90] });
    scan([x, y, heights.room], [width, 0, 0], [0, depth, 0], inside);
  }
  scanRoof(scan);
  return points;
}

function scanBox(scan, { x, y, width, depth, z, top }, look) {
  const up = [0, 0, top - z];
  scan([x, y, z], [width, 0, 0], up, look);
  scan([x, y + depth, z], [width, 0, 0], up, look);
  scan([x, y, z], [0, depth, 0], up, look);
  scan([x + width, y, z], [0, depth, 0], up, look);
}

function scanRoof(scan) {
  const half = DEPTH / 2 + heights.eaves;
  const fall = half * Math.tan(PITCH);
  const ridge = [-heights.verge, DEPTH / 2, heights.ridge];
  const along = [WIDTH + 2 * heights.verge, 0, 0];
  for (const side of [1, -1]) scan(ridge, along, [0, side * half, -fall], { colour: [120, 72, 58] });
  for (const x of [0, WIDTH]) {
    const isOutside = ([, y, z]) => z > heights.ridge - Math.abs(y - DEPTH / 2) * Math.tan(PITCH);
    scan([x, 0, heights.storey], [0, DEPTH, 0], [0, 0, heights.ridge - heights.storey], { colour: [222, 217, 205], isOpen: isOutside });
  }
}

/** Writes points as LAS 1.2, format 2 (with colours), in whole millimetres. */
export function writeLas(points) {
  const file = Buffer.alloc(HEADER_BYTES + points.length * POINT_BYTES);
  const whole = points.map(({ at }) => at.map((value) => Math.round(value / SCALE)));
  const range = (axis) =>
    whole.reduce(([low, high], point) => [Math.min(low, point[axis]), Math.max(high, point[axis])], [Infinity, -Infinity]);
  file.write('LASF', 0, 'ascii');
  file.writeUInt8(1, 24);
  file.writeUInt8(2, 25);
  file.write('Beispielgebaeude Haus Q', 26, 'ascii');
  file.write('Planquadrat', 58, 'ascii');
  file.writeUInt16LE(330, 90);
  file.writeUInt16LE(2026, 92);
  file.writeUInt16LE(HEADER_BYTES, 94);
  file.writeUInt32LE(HEADER_BYTES, 96);
  file.writeUInt8(2, 104);
  file.writeUInt16LE(POINT_BYTES, 105);
  file.writeUInt32LE(points.length, 107);
  file.writeUInt32LE(points.length, 111);
  for (let axis = 0; axis < 3; axis++) {
    file.writeDoubleLE(SCALE, 131 + axis * 8);
    const [low, high] = range(axis);
    file.writeDoubleLE(exact(high * SCALE), 179 + axis * 16);
    file.writeDoubleLE(exact(low * SCALE), 187 + axis * 16);
  }
  points.forEach(({ colour }, index) => writePoint(file, HEADER_BYTES + index * POINT_BYTES, { at: whole[index], colour }));
  return file;
}

function writePoint(file, start, { at, colour }) {
  at.forEach((value, axis) => file.writeInt32LE(value, start + axis * 4));
  file.writeUInt16LE(Math.round((colour[0] + colour[1] + colour[2]) * 60), start + 12);
  // The first of one return.
  file.writeUInt8(0b00001001, start + 14);
  file.writeUInt8(BUILDING, start + 15);
  colour.forEach((value, channel) => file.writeUInt16LE(value * 256, start + 20 + channel * 2));
}
