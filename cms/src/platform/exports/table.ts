import type { Locale } from '../../contract/constants';

/** What a cell holds: a text, cents, a number of things, a day as YYYY-MM-DD, or an ISO time. */
export type CellKind = 'text' | 'money' | 'count' | 'day' | 'time';

export type TableColumn<Row> = {
  title: string;
  kind: CellKind;
  /** In characters. */
  width: number;
  value: (row: Row) => string | number | null;
};

/** A table whose rows come page by page, so that none has to be held as a whole. */
export type Table<Row> = { name: string; locale: Locale; columns: readonly TableColumn<Row>[]; pages: AsyncIterable<readonly Row[]> };

const inBerlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });

/** A time as clocks of the operator show it: `2026-11-20 10:02`. */
export const berlinClock = (time: string): string => inBerlin.format(new Date(time));
