import { berlinClock } from './berlin-clock';
import { escapeXml } from './escape-xml';
import type { CellKind, Table } from './table';
import { formats, sheetStart } from './workbook-parts';

const DAY_MS = 86_400_000;
/** Spreadsheets count days since 30 December 1899. */
const EPOCH_DAYS = 25_569;

/** The sheet of a table, row by row. Texts stay texts, whatever they begin with, so that none is run as a formula. */
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

/** `A`, `B`: tables have no more than 26 columns. */
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
  content: `<is><t xml:space="preserve">${escapeXml(text)}</t></is>`,
});

/** A day, or a day with a time of day, as spreadsheets count it; they know no time zones. */
const serial = (local: string): number => Date.parse(local.length > 10 ? `${local}:00Z` : local) / DAY_MS + EPOCH_DAYS;
