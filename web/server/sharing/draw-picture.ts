import daughter from '@fontsource/architects-daughter/files/architects-daughter-latin-400-normal.woff?inline';
import sofia from '@fontsource/sofia-sans/files/sofia-sans-latin-700-normal.woff?inline';
import sometype from '@fontsource/sometype-mono/files/sometype-mono-latin-400-normal.woff?inline';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import rasteriser from '@resvg/resvg-wasm/index_bg.wasm?inline';
import { inflateSync } from 'node:zlib';

/** Returns the bytes of a file that was inlined at build, so that the built server needs nothing beside itself. */
const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

let ready: Promise<Buffer[]> | undefined;

/** Draws an SVG as PNG, with our own fonts. Takes the processor for a tenth of a second. */
export async function drawPicture(svg: string): Promise<Uint8Array> {
  ready ??= initWasm(bytesOf(rasteriser)).then(() => [sofia, sometype, daughter].map((font) => unpackWoff(bytesOf(font))));
  const font = { fontBuffers: await ready, defaultFontFamily: 'Sofia Sans', loadSystemFonts: false };
  const picture = new Resvg(svg, { font }).render();
  const png = picture.asPng();
  picture.free();
  return png;
}

const HEADER = 44;
const ENTRY = 20;
const TARGET_HEADER = 12;
const TARGET_ENTRY = 16;

/** Unpacks a WOFF font to the plain font inside it, which is what the rasteriser reads. */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(TARGET_HEADER + TARGET_ENTRY * count);
  writeDirectoryHead(head, woff.readUInt32BE(4), count);
  const parts = [head];
  let offset = head.length;
  for (let index = 0; index < count; index++) {
    const entry = woff.subarray(HEADER + ENTRY * index);
    const [start, packedLength, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const packed = woff.subarray(start, start + packedLength);
    const table = packedLength < length ? inflateSync(packed) : packed;
    const at = TARGET_HEADER + TARGET_ENTRY * index;
    entry.copy(head, at, 0, 4);
    entry.copy(head, at + 4, 16, 20);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(length, at + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-length & 3)]);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

/** Writes kind and number of tables, and what a binary search over them starts with (OpenType 1.9, "Table Directory"). */
function writeDirectoryHead(head: Buffer, flavour: number, count: number): void {
  const power = Math.floor(Math.log2(count));
  const range = 2 ** power * TARGET_ENTRY;
  head.writeUInt32BE(flavour, 0);
  [count, range, power, count * TARGET_ENTRY - range].forEach((value, index) => head.writeUInt16BE(value, 4 + 2 * index));
}
