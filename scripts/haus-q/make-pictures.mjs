import { createRequire } from 'node:module';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.mjs';
import { scanHouse } from './write-las.mjs';

const sharp = createRequire(join(root, 'cms', 'package.json'))('sharp');
const folder = join(root, 'web', 'samples');

/** The most that a picture may weigh, in bytes. */
const PICTURE_BYTES = 300_000;
const POSTER_BYTES = 15_000;
const POSTER_WIDTH = 640;

const AZIMUTH = (32 * Math.PI) / 180;
const ELEVATION = (24 * Math.PI) / 180;
/** The side in pixels of the cells in which only the nearest points are seen: surfaces of points are full of holes. */
const CELL = 12;
/** How far behind the nearest one a point is still seen, in metres. */
const BEHIND = 0.45;
/** The side of a point in pixels. */
const POINT = 5;

const renderings = ['outside-day', 'outside-dusk', 'inside-living', 'inside-kitchen', 'model-axonometric', 'cutaway-plan'];
const sheets = [
  'grundriss-basic',
  'grundriss-standard',
  'grundriss-premium',
  'schnitt',
  'fassaden',
  'ansichten',
  'raumbuch',
  'wohnflaeche',
  'din-277',
];

/**
 * Makes the pictures that pages show: of renderings, of the point cloud, and of each a small poster. Encoders differ
 * between machines, so that these files are committed, but not compared.
 *
 *     node scripts/haus-q/make-pictures.mjs FOLDER
 *
 * FOLDER holds what render.py made, as VIEW.png or VIEW.jpg; without it only posters of sheets and the cloud are made.
 */
const source = process.argv[2];
if (source) for (const view of renderings) await encode(readRendering(view), view);
await encode(await drawCloud(), 'punktwolke');
for (const name of sheets) await writePoster(sharp(join(folder, `haus-q-${name}.svg`), { density: 150 }), name);

function readRendering(view) {
  const path = ['png', 'jpg'].map((end) => join(source, `${view}.${end}`)).find((file) => statSync(file, { throwIfNoEntry: false }));
  return readFileSync(path);
}

/** Writes a picture as good as its weight allows, and its poster. */
async function encode(picture, name) {
  await fitting(PICTURE_BYTES, join(folder, `haus-q-${name}.avif`), (quality) =>
    sharp(picture).resize(1600).avif({ quality, effort: 4 }).toBuffer(),
  );
  await writePoster(sharp(picture), name);
}

function writePoster(picture, name) {
  const file = join(folder, `haus-q-${name}-poster.avif`);
  const poster = picture.resize(POSTER_WIDTH).flatten({ background: '#fff' });
  return fitting(POSTER_BYTES, file, (quality) => poster.clone().avif({ quality, effort: 4 }).toBuffer());
}

async function fitting(bytes, file, make) {
  for (let quality = 72; quality > 10; quality -= 6) {
    const made = await make(quality);
    if (made.length > bytes) continue;
    writeFileSync(file, made);
    console.log(`${file} ${made.length} bytes at quality ${quality}`);
    return;
  }
  throw new Error(`${file} does not fit into ${bytes} bytes`);
}

/** Leaves out points that lie behind a surface. */
function visible(points) {
  const nearest = new Map();
  const cellOf = ({ px, py }) => `${Math.floor(px / CELL)} ${Math.floor(py / CELL)}`;
  for (const point of points) nearest.set(cellOf(point), Math.min(point.depth, nearest.get(cellOf(point)) ?? Infinity));
  return points.filter((point) => point.depth <= nearest.get(cellOf(point)) + BEHIND);
}

/** Draws the point cloud as it looks from the south-west above, near points over far ones. */
async function drawCloud() {
  const [width, height, scale] = [1600, 1067, 88];
  const pixels = Buffer.alloc(width * height * 3, 0x14);
  const seen = scanHouse().map(({ at: [x, y, z], colour }) => {
    const [dx, dy] = [x - 6, y - 4.2];
    const right = dx * Math.cos(AZIMUTH) - dy * Math.sin(AZIMUTH);
    const away = dx * Math.sin(AZIMUTH) + dy * Math.cos(AZIMUTH);
    const up = z * Math.cos(ELEVATION) + away * Math.sin(ELEVATION);
    const depth = away * Math.cos(ELEVATION) - z * Math.sin(ELEVATION);
    return { px: Math.round(width / 2 + right * scale), py: Math.round(height * 0.64 - up * scale), depth, colour };
  });
  for (const { px, py, depth, colour } of visible(seen).sort((a, b) => b.depth - a.depth)) {
    const light = Math.min(1, Math.max(0.45, 0.8 - depth * 0.045));
    for (let cell = 0; cell < POINT * POINT; cell++) {
      const [x, y] = [px + (cell % POINT), py + Math.floor(cell / POINT)];
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      for (let channel = 0; channel < 3; channel++) pixels[(y * width + x) * 3 + channel] = Math.round(colour[channel] * light);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
