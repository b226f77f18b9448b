import { load } from 'exifreader';
import type { MetadataSource, Metadatum } from '../../../contract/files/metadata';

/** Groups of the reader's answer that say something of people, places and programs. */
const groups: Record<string, MetadataSource> = { exif: 'exif', iptc: 'iptc', xmp: 'xmp', gps: 'gps', pngText: 'text', photoshop: 'text' };

/** Tags whose letters are stored as numbers. */
const wordy = /^(?:UserComment|XP\w+|GPS\w*|Latitude|Longitude|Altitude|.*SerialNumber)$/i;

type Tag = { value?: unknown; description?: unknown };

/** Reads EXIF, IPTC, XMP and texts of a JPEG, PNG, TIFF or HEIC file. @throws Error for one that cannot be read */
export function readPicture(bytes: Buffer): Metadatum[] {
  const read = load(bytes, { expanded: true }) as Record<string, Record<string, Tag | number> | undefined>;
  return Object.entries(groups).flatMap(([group, source]) =>
    Object.entries(read[group] ?? {}).flatMap(([name, tag]) => {
      const value = typeof tag === 'number' ? String(tag) : textOf(name, tag);
      return value ? [{ source, name, value }] : [];
    }),
  );
}

function textOf(name: string, { value, description }: Tag): string {
  const isText = typeof value === 'string' || (Array.isArray(value) && value.some((part) => typeof part === 'string'));
  const text = typeof description === 'string' || typeof description === 'number' ? String(description).trim() : '';
  return isText || wordy.test(name) ? text : '';
}

/** Makes a copy of a JPEG file with nothing but what draws it: frame, tables, colours and, when it is turned, the turn. */
export function cleanJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 2), ...turnOf(bytes)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) throw new Error('no marker where a segment begins');
    const marker = bytes[at + 1] ?? 0;
    if (marker === EOI) return Buffer.concat([...kept, bytes.subarray(at, at + 2)]);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const next = marker === SOS ? endOfScan(bytes, end) : end;
    if (!isTelling(marker)) kept.push(bytes.subarray(at, next));
    at = next;
  }
  const last = bytes.subarray(at, at + 2);
  if (last[1] !== EOI) throw new Error('the picture has no end');
  return Buffer.concat([...kept, last]);
}

const SOS = 0xda;
const EOI = 0xd9;
const COMMENT = 0xfe;
/** Application segments that draw: JFIF, colour profile, Adobe's colour transform. */
const drawing = [0xe0, 0xe2, 0xee];
const isTelling = (marker: number): boolean => marker === COMMENT || (marker >= 0xe0 && marker <= 0xef && !drawing.includes(marker));

/** Finds the marker behind compressed data, in which FF stands before 00 and restart markers. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at;
  }
  throw new Error('the picture has no end');
}

/** An EXIF segment with one entry: segment, directory, tag 0112 as one short number, no further directory. */
const TURNED = ['ffe10022457869660000', '49492a00080000000100', '12010300010000000000000000000000'].join('');
const TURN_AT = 28;

/** Makes an EXIF segment that says how the picture is turned, and nothing else; none for one that is upright. */
function turnOf(bytes: Buffer): Buffer[] {
  const { exif } = load(bytes, { expanded: true });
  const turn = Number(exif?.Orientation?.value ?? 1);
  if (!(turn >= 2 && turn <= 8)) return [];
  const segment = Buffer.from(TURNED, 'hex');
  segment.writeUInt16LE(turn, TURN_AT);
  return [segment];
}

const PNG_SIGNATURE_BYTES = 8;
/** Chunks that draw, beside those that every reader must know, whose names begin with a capital. */
const shown = ['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs', 'acTL', 'fcTL', 'fdAT'];

/** Makes a copy of a PNG file without texts, times and EXIF. */
export function cleanPng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, PNG_SIGNATURE_BYTES)];
  for (let at = PNG_SIGNATURE_BYTES; at + 12 <= bytes.length;) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const next = at + 12 + bytes.readUInt32BE(at);
    if (/^[A-Z]/.test(name) || shown.includes(name)) kept.push(bytes.subarray(at, next));
    if (name === 'IEND') return Buffer.concat(kept);
    at = next;
  }
  throw new Error('the picture has no end');
}
