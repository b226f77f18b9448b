import { Problem } from '../../contract/problem';

/** Rows of one page, and the cursor of the next or null. */
export type Rows<T> = { rows: T[]; next: string | null };

/** Cuts the row too many off, which said whether there is a next page. */
export function cursorOf<T extends { id: number }>(rows: T[], limit: number): Rows<T> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last ? last.id.toString(36) : null };
}

/** The largest number a row can have. */
const MAX_ROW_ID = 2_147_483_647;

/** The row that a cursor stands for. @throws Problem input.invalid */
export function rowIdOf(cursor: string): number {
  const id = Number.parseInt(cursor, 36);
  if (!/^[0-9a-z]{1,10}$/.test(cursor) || id > MAX_ROW_ID) throw new Problem('input.invalid', {}, { cursor: 'field.invalid-value' });
  return id;
}
