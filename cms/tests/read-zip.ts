import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const END_LENGTH = 22;

/** Reads the files of a ZIP without a comment, by name. */
export function readZip(bytes: ArrayBuffer): Map<string, Buffer> {
  const zip = Buffer.from(bytes);
  const end = zip.length - END_LENGTH;
  if (zip.readUInt32LE(end) !== END) throw new Error('This is no ZIP, or not a whole one.');
  const found = new Map<string, Buffer>();
  for (let count = zip.readUInt16LE(end + 10), at = zip.readUInt32LE(end + 16); count > 0; count--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    found.set(zip.toString('utf8', at + 46, at + 46 + nameLength), readEntry(zip, at));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return found;
}

function readEntry(zip: Buffer, at: number): Buffer {
  const packed = zip.readUInt16LE(at + 10) !== 0;
  const size = zip.readUInt32LE(at + 20);
  const local = zip.readUInt32LE(at + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const data = zip.subarray(start, start + size);
  return packed ? inflateRawSync(data) : data;
}
