/** The columns of a room book, in the order of its table. */
export const columns = [
  'storey',
  'number',
  'name',
  'area',
  'height',
  'floor',
  'wall',
  'ceiling',
  'doors',
  'windows',
  'equipment',
  'note',
] as const;
export type Column = (typeof columns)[number];

/**
 * A room, by column. Numbers are kept with a decimal point whatever the language; what was typed and is no
 * number stays as it is, with a message at its cell.
 */
export type BookRoom = { id: string } & Record<Column, string>;

export type RoomBook = { rooms: readonly BookRoom[] };

export const emptyBook: RoomBook = { rooms: [] };

export const limits = { rooms: 3_000, textLength: 500 } as const;

/** Columns that hold a number, and the largest that makes sense: square metres and metres. */
export const numberColumns: Partial<Record<Column, number>> = { area: 100_000, height: 100 };
