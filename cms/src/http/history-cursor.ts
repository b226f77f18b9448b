import { Problem } from '../contract/problem';
import { timeOfCursor } from './keyset';

/** A place in a list that is merged from several: time, which list, and the row in it. Newest first; lists in their order, rows from the last. */
export type Place = { at: Date; list: number; id: number };

export const compareNewest = (one: Place, other: Place): number =>
  other.at.getTime() - one.at.getTime() || one.list - other.list || other.id - one.id;

export const placeCursor = ({ at, list, id }: Place): string => `${list.toString(36)}.${at.getTime().toString(36)}.${id.toString(36)}`;

/** @throws Problem input.invalid */
export function placeOfCursor(cursor: string): Place {
  const [, list = '', rest = ''] = /^([0-9a-z])\.(.+)$/.exec(cursor) ?? [];
  const { at, id } = timeOfCursor(rest);
  if (at === null) throw new Problem('input.invalid', {}, { cursor: 'field.invalid-value' });
  return { at, list: Number.parseInt(list, 36), id };
}

/** Part of a query: rows of a list that come after a place. */
export function afterPlace(place: Place, list: number, timeField: string): object {
  if (list > place.list) return { [timeField]: { $lte: place.at } };
  if (list < place.list) return { [timeField]: { $lt: place.at } };
  return { $or: [{ [timeField]: { $lt: place.at } }, { [timeField]: place.at, id: { $lt: place.id } }] };
}
