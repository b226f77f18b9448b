import type { Cell, SheetData } from 'write-excel-file/universal';
import { loadCode } from '../page/load-code';

/** A cell of a spreadsheet: a text, a number, or nothing. */
export type SheetValue = string | number | null;

export type SheetColumn = {
  title: string;
  /** The width in characters. */
  width: number;
  /** The number format, in the notation of spreadsheets: `0.00`. */
  format?: string;
};

export type SheetTable = {
  name: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly SheetValue[])[];
  /** The positions of rows that sum up others. */
  sums?: ReadonlySet<number>;
};

const MAX_SHEET_NAME = 31;

/**
 * Writes a table as an XLSX file. Texts stay texts, whatever they begin with, so that none is run as a formula.
 * @throws Problem server.unavailable when the writer cannot be fetched
 */
export async function writeWorkbook({ name, columns, rows, sums }: SheetTable): Promise<Blob> {
  const { default: writeFile } = await loadCode(import('write-excel-file/universal'));
  const head = columns.map(({ title }) => ({
    value: title,
    type: String,
    fontWeight: 'bold' as const,
    bottomBorderStyle: 'thin' as const,
  }));
  const data: SheetData = [head, ...rows.map((row, at) => row.map((value, index) => toCell(value, columns[index], sums?.has(at))))];
  return writeFile(data, {
    sheet: sheetName(name),
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}

function toCell(value: SheetValue, column: SheetColumn | undefined, isSum = false): Cell {
  if (value === null || value === '') return null;
  const weight = isSum ? { fontWeight: 'bold' as const } : {};
  if (typeof value === 'number') return { value, type: Number, ...(column?.format && { format: column.format }), ...weight };
  return { value: toXmlText(value), type: String, ...weight };
}

/** Returns a sheet's name without what the format does not allow: these characters, and longer names. */
const sheetName = (name: string): string => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, MAX_SHEET_NAME);

/**
 * Returns a text that XML can hold. It has no place for control characters; one of them would make the file unreadable. What looks like the
 * format's own way of writing them (ECMA-376 part 1, § 22.9.2.19) has its underscore written that way, so that it stays a text.
 */
const toXmlText = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- they are what is removed
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '').replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

/** The reasons why a chosen file cannot be read. */
export type WorkbookProblem = 'too-large' | 'too-far' | 'unreadable';

const MAX_WORKBOOK_BYTES = 5 * 1024 * 1024;

/**
 * Reads the first sheet of an XLSX file, or returns what is wrong with it. Dates and truth values come as text.
 * @throws Problem server.unavailable when the reader cannot be fetched
 */
export async function readWorkbook(file: Blob): Promise<SheetValue[][] | WorkbookProblem> {
  if (file.size > MAX_WORKBOOK_BYTES) return 'too-large';
  const [{ readSheet }, { workbookExcess }] = await loadCode(
    Promise.all([import('read-excel-file/universal'), import('./workbook-excess')]),
  );
  try {
    const excess = workbookExcess(new Uint8Array(await file.arrayBuffer()));
    if (excess) return excess;
    const rows = await readSheet(file);
    return rows.map((row) => row.map(toValue));
  } catch {
    // The library throws for every damage of a file in its own words; a file people chose may be anything.
    return 'unreadable';
  }
}

function toValue(value: unknown): SheetValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}
