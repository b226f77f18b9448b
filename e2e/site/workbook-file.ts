import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

const DIRECTORY_ENTRY = 0x02014b50;

/** Returns the texts and numbers in the first sheet of an XLSX file, row by row; read here by hand, by no library of the shop's. */
export function cellsOf(path: string): string[][] {
  const parts = unzip(readFileSync(path));
  const shared = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) => textOf(item));
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  return [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes = '', content = '']) => {
      const value = /<v>(.*?)<\/v>/s.exec(content)?.[1] ?? '';
      return /t="s"/.test(attributes) ? (shared[Number(value)] ?? '') : /t="inlineStr"/.test(attributes) ? textOf(content) : value;
    }),
  );
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const textOf = (xml: string): string =>
  [...xml.matchAll(/<t[^>]*>(.*?)<\/t>/gs)]
    .map(([, text = '']) => text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole))
    .join('');

/** Returns the files of an archive by name. */
function unzip(bytes: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  for (let at = bytes.indexOf('PK\u0001\u0002', 0, 'latin1'); at >= 0 && bytes.readUInt32LE(at) === DIRECTORY_ENTRY;) {
    const [size, nameLength, extraLength, commentLength] = [
      bytes.readUInt32LE(at + 20),
      ...[28, 30, 32].map((field) => bytes.readUInt16LE(at + field)),
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const file = bytes.readUInt32LE(at + 42);
    const start = file + 30 + bytes.readUInt16LE(file + 26) + bytes.readUInt16LE(file + 28);
    const packed = bytes.subarray(start, start + (size ?? 0));
    parts.set(name, (bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8'));
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
    if (at + 4 > bytes.length) break;
  }
  return parts;
}
