import { Problem } from '../../contract/problem';

/** Rows of one page, and the cursor of the next or null. */
export type Rows<T> = { rows: T[]; next: string | null };

/** Makes a page of rows that were read with one too many: its presence shows that there is a next page. */
export function cursorOf<T extends { id: number }>(rows: T[], limit: number): Rows<T> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last ? last.id.toString(36) : null };
}

/** The largest number a row can have. */
const MAX_ROW_ID = 2_147_483_647;

/** Reads the row that a cursor stands for. @throws Problem input.invalid */
export function rowIdOf(cursor: string): number {
  const id = Number.parseInt(cursor, 36);
  if (!/^[0-9a-z]{1,10}$/.test(cursor) || id > MAX_ROW_ID) throw new Problem('input.invalid', {}, { cursor: 'field.invalid-value' });
  return id;
}

/** A place in a list that is merged from several: time, which list, and the row in it. Newest first; lists in their order, rows from the last. */
export type Place = { at: Date; list: number; id: number };

export const compareNewest = (one: Place, other: Place): number =>
  other.at.getTime() - one.at.getTime() || one.list - other.list || other.id - one.id;

export const placeCursor = ({ at, list, id }: Place): string => `${list.toString(36)}.${at.getTime().toString(36)}.${id.toString(36)}`;

/** The latest time there is. */
const MAX_TIME_MS = 8.64e15;

/** @throws Problem input.invalid */
export function placeOfCursor(cursor: string): Place {
  const [, list = '', time = '', id = ''] = /^([0-9a-z])\.([0-9a-z]{1,11})\.([0-9a-z]+)$/.exec(cursor) ?? [];
  const atMs = Number.parseInt(time, 36);
  if (!(atMs <= MAX_TIME_MS)) throw new Problem('input.invalid', {}, { cursor: 'field.invalid-value' });
  return { at: new Date(atMs), list: Number.parseInt(list, 36), id: rowIdOf(id) };
}

/** Query filter for the rows of a list that come after a place. */
export function afterPlace(place: Place, list: number, timeField: string): object {
  if (list > place.list) return { [timeField]: { $lte: place.at } };
  if (list < place.list) return { [timeField]: { $lt: place.at } };
  return { $or: [{ [timeField]: { $lt: place.at } }, { [timeField]: place.at, id: { $lt: place.id } }] };
}
