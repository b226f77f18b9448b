import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { elementsAt, readXml, textAt, type XmlElement } from '../../platform/xml/read-xml';

/** A cell as it was stored: the digits of a number, or a text. */
export type SheetCell = { number: number } | { text: string };
/** Cells of a row by column, from 0. */
export type SheetRow = Map<number, SheetCell>;

const MAX_PART_BYTES = 5_000_000;
const MAX_ROWS = 2_000;

/** Reads the first sheet of an XLSX file that somebody uploaded. Returns null for anything else, and for one that is too large. */
export async function readSheet(file: Buffer): Promise<SheetRow[] | null> {
  const parts = await readParts(file).catch(() => null);
  const sheet = parts?.get('xl/worksheets/sheet1.xml');
  if (!parts || !sheet) return null;
  const shared = parts.get('xl/sharedStrings.xml');
  const texts = shared ? elementsAt(shared, 'si').map(richText) : [];
  return elementsAt(sheet, 'sheetData/row')
    .slice(0, MAX_ROWS)
    .map((row) => rowOf(row, texts));
}

function rowOf(row: XmlElement, texts: readonly string[]): SheetRow {
  const cells: SheetRow = new Map();
  let next = 0;
  for (const cell of elementsAt(row, 'c')) {
    const column = columnOf(cell.attributes.r) ?? next;
    next = column + 1;
    const value = cellOf(cell, texts);
    if (value) cells.set(column, value);
  }
  return cells;
}

function cellOf(cell: XmlElement, texts: readonly string[]): SheetCell | null {
  const value = textAt(cell, 'v');
  const kind = cell.attributes.t ?? 'n';
  if (kind === 'n') return value === '' ? null : Number.isFinite(Number(value)) ? { number: Number(value) } : { text: value };
  const inline = elementsAt(cell, 'is')[0];
  const text = kind === 's' ? (texts[Number(value)] ?? '') : inline ? richText(inline) : value;
  return text.trim() === '' ? null : { text: text.trim() };
}

/** Returns a text with all its differently formatted pieces. */
const richText = (element: XmlElement): string =>
  element.children.map((child) => (child.name === 't' ? child.text : child.name === 'r' ? richText(child) : '')).join('');

/** Returns the column of an address: 27 for `AB12`. */
function columnOf(address: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(address ?? '')?.[1];
  if (!letters) return null;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0) - 1;
}

/** Reads the two parts of the file that hold its first sheet, without unpacking more of it. */
function readParts(file: Buffer): Promise<Map<string, XmlElement>> {
  const wanted = ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml'];
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(file, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const parts = new Map<string, XmlElement>();
      zip.on('error', reject);
      zip.on('end', () => resolve(parts));
      zip.on('entry', (entry: yauzl.Entry) => {
        if (!wanted.includes(entry.fileName)) return zip.readEntry();
        if (entry.uncompressedSize > MAX_PART_BYTES) return reject(new RangeError(`${entry.fileName} is too large`));
        zip.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure);
          buffer(stream).then((bytes) => {
            const element = readXml(bytes.toString('utf8'));
            if (!element) return reject(new RangeError(`${entry.fileName} cannot be read`));
            parts.set(entry.fileName, element);
            zip.readEntry();
          }, reject);
        });
      });
      zip.readEntry();
    });
  });
}
