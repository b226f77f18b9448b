import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { escapeMarkup } from '../../contract/escape-markup';
import type { Locale } from '../../contract/constants';

/** The mark without which spreadsheets read a file in an older encoding. */
const BYTE_ORDER_MARK = '\ufeff';

/** Beginnings of texts that spreadsheets run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Writes a table as CSV (RFC 4180): with semicolons and decimal commas in German, as German spreadsheets read it. Times are
 * German ones.
 */
export async function* csvText<Row>({ locale, columns, pages }: Table<Row>): AsyncGenerator<string> {
  const separator = locale === 'de' ? ';' : ',';
  const line = (fields: readonly string[]) => `${fields.map((field) => quoted(field, separator)).join(separator)}\r\n`;
  yield BYTE_ORDER_MARK + line(columns.map(({ title }) => title));
  for await (const rows of pages)
    yield rows.map((row) => line(columns.map(({ kind, value }) => fieldOf(value(row), kind, locale)))).join('');
}

const quoted = (field: string, separator: string): string =>
  field.includes(separator) || /["\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;

function fieldOf(value: string | number | null, kind: CellKind, locale: Locale): string {
  if (value === null) return '';
  if (kind === 'money') return decimal(Number(value), locale);
  if (kind === 'day') return day(String(value), locale);
  if (kind === 'time') return clock(berlinClock(String(value)), locale);
  const text = String(value);
  return kind === 'text' && FORMULA.test(text) ? `'${text}` : text;
}

const decimal = (cents: number, locale: Locale): string => (cents / 100).toFixed(2).replace('.', locale === 'de' ? ',' : '.');
const day = (iso: string, locale: Locale): string => (locale === 'de' ? iso.split('-').toReversed().join('.') : iso);
const clock = (time: string, locale: Locale): string => `${day(time.slice(0, 10), locale)}${time.slice(10)}`;

/**
 * Writes a table as an XLSX file (ECMA-376) while its rows are read. Libraries hold a whole workbook in memory; a table of
 * a list needs one sheet and five small files around it.
 */
export function xlsxFile<Row>(table: Table<Row>): Readable {
  const zip = new ZipFile();
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path);
  add('[Content_Types].xml', contentTypes);
  add('_rels/.rels', relations);
  add('xl/workbook.xml', workbook(table.name));
  add('xl/_rels/workbook.xml.rels', workbookRelations);
  add('xl/styles.xml', styles);
  const sheet = Readable.from(sheetXml(table));
  const file = zip.outputStream as Readable;
  zip.on('error', (error) => file.destroy(error));
  // Somebody who goes away leaves nothing running.
  file.on('close', () => sheet.destroy());
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  return file;
}

const DAY_MS = 86_400_000;
/** Days from 30 December 1899, where spreadsheets begin to count, to the first day of Unix time. */
const EPOCH_DAYS = 25_569;

/** Writes the sheet of a table, row by row. Texts stay texts, whatever they begin with, so that none is run as a formula. */
export async function* sheetXml<Row>({ columns, pages }: Table<Row>): AsyncGenerator<string> {
  const widths = columns.map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`);
  const titles = columns.map(({ title }) => textCell(title, formats.head));
  yield `${sheetStart}<cols>${widths.join('')}</cols><sheetData>${rowXml(titles, 1)}`;
  let at = 1;
  for await (const rows of pages)
    yield rows
      .map((row) =>
        rowXml(
          columns.map(({ kind, value }) => cellXml(value(row), kind)),
          ++at,
        ),
      )
      .join('');
  yield '</sheetData></worksheet>';
}

type Cell = { attributes: string; content: string } | null;

const rowXml = (cells: readonly Cell[], at: number): string =>
  `<row r="${at}">${cells.map((cell, column) => cell && `<c r="${columnName(column)}${at}"${cell.attributes}>${cell.content}</c>`).join('')}</row>`;

/** Names a column: `A`, `B` … Tables have no more than 26 columns. */
const columnName = (column: number): string => String.fromCodePoint(65 + column);

function cellXml(value: string | number | null, kind: CellKind): Cell {
  if (value === null || value === '') return null;
  if (kind === 'money') return numberCell(Number(value) / 100, formats.money);
  if (kind === 'count') return numberCell(Number(value), formats.plain);
  if (kind === 'day') return numberCell(serial(String(value)), formats.day);
  if (kind === 'time') return numberCell(serial(berlinClock(String(value)).replace(' ', 'T')), formats.time);
  return textCell(String(value), formats.plain);
}

const numberCell = (value: number, format: number): Cell => ({ attributes: ` s="${format}"`, content: `<v>${value}</v>` });

const textCell = (text: string, format: number): Cell => ({
  attributes: ` s="${format}" t="inlineStr"`,
  content: `<is><t xml:space="preserve">${escapeMarkup(text)}</t></is>`,
});

/** Returns a day, or a day with a time of day, as spreadsheets count it; they know no time zones. */
const serial = (local: string): number => Date.parse(local.length > 10 ? `${local}:00Z` : local) / DAY_MS + EPOCH_DAYS;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`;

const relations = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const workbookRelations = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;

const workbook = (sheet: string): string =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeMarkup(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** Positions of formats in `styles`: plain, bold, `#,##0.00`, a day and a day with its time as the reader's language writes them. */
const formats = { plain: 0, head: 1, money: 2, day: 3, time: 4 } as const;

const font = (weight: string) => `<font>${weight}<sz val="11"/><name val="Calibri"/></font>`;
const format = (number: number, fontId = 0) =>
  `<xf numFmtId="${number}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">${format(0)}${format(0, 1)}${format(4)}${format(14)}${format(22)}</cellXfs></styleSheet>`;

const sheetStart = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;

/** The kind of a cell's value: a text, cents, a number of things, a day as YYYY-MM-DD, or an ISO time. */
export type CellKind = 'text' | 'money' | 'count' | 'day' | 'time';

export type TableColumn<Row> = {
  title: string;
  kind: CellKind;
  /** Width in characters. */
  width: number;
  value: (row: Row) => string | number | null;
};

/** A table whose rows come page by page, so that none has to be held as a whole. */
export type Table<Row> = { name: string; locale: Locale; columns: readonly TableColumn<Row>[]; pages: AsyncIterable<readonly Row[]> };

const inBerlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });

/** Formats a time as clocks of the operator show it: `2026-11-20 10:02`. */
const berlinClock = (time: string): string => inBerlin.format(new Date(time));
