/** Tags that say something of people, places and programs: texts, XMP, IPTC, Photoshop's data, and the directories of EXIF and GPS. */
const telling = new Set([
  269, 270, 271, 272, 285, 305, 306, 315, 316, 700, 32932, 33432, 33723, 34377, 34665, 34853, 37510, 37724, 40091, 40092, 40093, 40094,
  40095, 42016, 42032, 42033, 42037,
]);
/** Of these the value is the place of another directory. */
const directories = new Set([34665, 34853]);

/** Bytes of one value of each type, by its number. */
const widths = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const ENTRY_BYTES = 12;
/** More directories than any scan has pages, so that those that lead in a circle end. */
const MAX_DIRECTORIES = 10_000;

type Numbers = { u16(at: number): number; u32(at: number): number; set16(value: number, at: number): void };

/**
 * Makes a copy of a TIFF file without its telling tags: their entries leave the directory and their values become zeros.
 * @throws Error for a BigTIFF or a file that is none
 */
export function cleanTiff(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const isLittle = copy.toString('latin1', 0, 2) === 'II';
  const numbers: Numbers = {
    u16: (at) => (isLittle ? copy.readUInt16LE(at) : copy.readUInt16BE(at)),
    u32: (at) => (isLittle ? copy.readUInt32LE(at) : copy.readUInt32BE(at)),
    set16: (value, at) => void (isLittle ? copy.writeUInt16LE(value, at) : copy.writeUInt16BE(value, at)),
  };
  if (numbers.u16(2) !== 42) throw new Error('no TIFF of the usual kind');
  let at = numbers.u32(4);
  for (let seen = 0; at !== 0; seen++) {
    if (seen > MAX_DIRECTORIES) throw new Error('the directories have no end');
    at = cleanDirectory(copy, at, numbers);
  }
  return copy;
}

/** Takes the telling entries out of a directory. @returns the place of the next one, 0 behind the last */
function cleanDirectory(copy: Buffer, at: number, numbers: Numbers): number {
  const count = numbers.u16(at);
  const end = at + 2 + count * ENTRY_BYTES;
  const next = numbers.u32(end);
  const entries = Array.from({ length: count }, (_, index) => at + 2 + index * ENTRY_BYTES);
  const kept = entries.filter((entry) => !telling.has(numbers.u16(entry)));
  for (const entry of entries) if (!kept.includes(entry)) blank(copy, entry, numbers);
  const left = [...kept.map((entry) => Buffer.from(copy.subarray(entry, entry + ENTRY_BYTES))), Buffer.from(copy.subarray(end, end + 4))];
  copy.fill(0, at + 2, end + 4);
  numbers.set16(kept.length, at);
  Buffer.concat(left).copy(copy, at + 2);
  return next;
}

/** Fills an entry's value with zeros, and all of a directory that it leads to. */
function blank(copy: Buffer, entry: number, numbers: Numbers): void {
  const [tag, type, count] = [numbers.u16(entry), numbers.u16(entry + 2), numbers.u32(entry + 4)];
  const length = (widths[type] ?? 0) * count;
  const place = length > 4 || directories.has(tag) ? numbers.u32(entry + 8) : entry + 8;
  if (!directories.has(tag)) return void copy.fill(0, place, Math.min(place + length, copy.length));
  const inner = Array.from({ length: numbers.u16(place) }, (_, index) => place + 2 + index * ENTRY_BYTES);
  for (const one of inner) blank(copy, one, numbers);
  copy.fill(0, place, place + 2 + inner.length * ENTRY_BYTES);
}
