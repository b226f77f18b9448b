import type { Locale } from '../../contract/constants';
import { berlinClock, type CellKind, type Table } from './table';

/** Spreadsheets take a file without it for one of an older encoding. */
const BYTE_ORDER_MARK = '\ufeff';

/** Spreadsheets run what begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A table as CSV (RFC 4180): with semicolons and decimal commas in German, as German spreadsheets read it. Times are German ones. */
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
