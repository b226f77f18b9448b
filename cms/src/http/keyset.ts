import { Problem } from '../contract/problem';

/** Rows of one page, and the cursor of the next or null. */
export type Rows<T> = { rows: T[]; next: string | null };

/** Cuts the row too many off, which said whether there is a next page. */
export function cursorOf<T extends { id: number }>(rows: T[], limit: number): Rows<T> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last ? last.id.toString(36) : null };
}

/** The largest number a row can have, and the largest time there is. */
const MAX_ROW_ID = 2_147_483_647;
const MAX_TIME_MS = 8.64e15;

/** The row that a cursor stands for. @throws Problem input.invalid */
export function rowIdOf(cursor: string): number {
  return numberOf(cursor, MAX_ROW_ID);
}

function numberOf(digits: string, max: number): number {
  const value = Number.parseInt(digits, 36);
  if (!/^[0-9a-z]{1,10}$/.test(digits) || value > max) throw new Problem('input.invalid', {}, { cursor: 'field.invalid-value' });
  return value;
}

/** The same for rows ordered by a time and then by id; the time may be missing. */
export function timeCursorOf<T extends { id: number }>(rows: T[], limit: number, timeOf: (row: T) => string | Date | null): Rows<T> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length <= limit || !last) return { rows: page, next: null };
  const at = timeOf(last);
  return { rows: page, next: `${at === null ? '' : new Date(at).getTime().toString(36)}.${last.id.toString(36)}` };
}

/** The row that such a cursor stands for; `at` is null where it has no time. @throws Problem input.invalid */
export function timeOfCursor(cursor: string): { at: Date | null; id: number } {
  const [, time, id = ''] = /^([0-9a-z]{0,10})\.([0-9a-z]{1,10})$/.exec(cursor) ?? [];
  return { at: time ? new Date(numberOf(time, MAX_TIME_MS)) : null, id: rowIdOf(id) };
}
