import { strFromU8, unzipSync } from 'fflate';

const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
/** The reader lays out every cell up to the last row and column with content. */
const MAX_CELLS = 300_000;
const LAST_ROW = 1_048_576;

const TAG = /<(?:[^\s<>/:]+:)?(row|c)\s/y;
const PLACE = /(?:^|\s)r\s*=\s*["']([^"']*)["']/;

/**
 * Returns why an XLSX file is more than a browser can hold, known before it is read; null when it is not.
 * @throws Error when the file is damaged
 */
export function workbookExcess(packed: Uint8Array): 'too-large' | 'too-far' | null {
  let bytes = 0;
  unzipSync(packed, {
    filter: ({ name, originalSize }) => {
      if (isRead(name)) bytes += originalSize;
      return false;
    },
  });
  if (bytes > MAX_UNPACKED_BYTES) return 'too-large';
  const sheets = Object.values(unzipSync(packed, { filter: ({ name }) => isRead(name) }));
  return sheets.some((sheet) => cellsIn(strFromU8(sheet)) > MAX_CELLS) ? 'too-far' : null;
}

/** Returns true for the parts of a workbook that are read; pictures and the like stay packed. */
const isRead = (name: string): boolean => /\.xml(\.rels)?$/.test(name);

function cellsIn(sheet: string): number {
  let [row, lastRow, lastColumn] = [0, 0, 0];
  for (const { tag, attributes } of tagsIn(sheet)) {
    const place = PLACE.exec(attributes)?.[1];
    if (tag === 'row' && place === undefined) continue;
    const [, letters = '', digits] = /^([A-Z]*)(\d+)$/.exec(place ?? '') ?? [];
    const at = Number(digits);
    if (!(at <= LAST_ROW)) throw new Error(`A ${tag} at ${place}`);
    if (tag === 'row') row = at;
    else if (!attributes.endsWith('/')) {
      lastRow = Math.max(lastRow, row, at);
      lastColumn = Math.max(lastColumn, columnNumber(letters));
    }
  }
  return lastRow * lastColumn;
}

/** Returns the beginnings of rows and cells, in one pass: what is not well-formed may hold many that never end. */
function* tagsIn(sheet: string): Generator<{ tag: string; attributes: string }> {
  for (let at = sheet.indexOf('<'); at >= 0; at = sheet.indexOf('<', at + 1)) {
    TAG.lastIndex = at;
    const [opening, tag] = TAG.exec(sheet) ?? [];
    if (!opening || !tag) continue;
    const start = at + opening.length;
    at = sheet.indexOf('>', start);
    if (at < 0) return;
    yield { tag, attributes: sheet.slice(start, at) };
  }
}

const columnNumber = (letters: string): number => Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
