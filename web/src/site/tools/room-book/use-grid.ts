import type { Locale } from '@contract/constants';
import { useState } from 'react';
import {
  type GridPlace,
  nextPlace,
  storeCell,
  addRoom,
  setCell,
  type BookRoom,
  columns,
  emptyBook,
  limits,
  type RoomBook,
} from './room-book';
import type { EditEnd } from './cell-editor';
import { useKeptDocument } from '../../../lib/storage/use-kept-document';
import { storedValue } from '../../../lib/storage/stored-value';
import { type Guard, isListOf, isShape, isTextUpTo } from '../../../lib/storage/guards';

type Edit = { text: string; isSelected: boolean };

const start: GridPlace = { row: 0, column: 'name' };

/** Returns the cell of the grid that has the focus, and the text that is being typed into it. */
export function useGrid({ book, change }: RoomBookState, locale: Locale) {
  const [requested, setRequested] = useState({ place: start, focuses: 0 });
  const [edit, setEdit] = useState<Edit | null>(null);
  const place = { ...requested.place, row: Math.min(requested.place.row, Math.max(book.rooms.length - 1, 0)) };
  const { row, column } = place;
  const goTo = (next: GridPlace) => setRequested(({ focuses }) => ({ place: next, focuses: focuses + 1 }));

  function endEdit(text: string | null, end: EditEnd): void {
    if (!edit) return;
    setEdit(null);
    const next = text === null ? book : setCell(book, row, { column, value: storeCell(column, text, locale) });
    const isLast = end === 'down' && row === book.rooms.length - 1;
    change(isLast && text ? addRoom(next, row) : next);
    if (end === 'left') return;
    if (end === 'down') goTo({ row: row + 1, column });
    else goTo((end === 'stay' ? null : nextPlace(place, end === 'next' ? 1 : -1, book.rooms.length)) ?? place);
  }

  return { place, focuses: requested.focuses, goTo, edit, startEdit: setEdit, endEdit };
}

export type Grid = ReturnType<typeof useGrid>;

const isText = isTextUpTo(limits.textLength);
const cells = Object.fromEntries(columns.map((column) => [column, isText])) as Record<(typeof columns)[number], Guard<string>>;

/** Returns true if a value read from browser storage is a room book of this version. */
export const isRoomBook: Guard<RoomBook> = isShape<RoomBook>({
  rooms: isListOf(isShape<BookRoom>({ id: isTextUpTo(40), ...cells }), limits.rooms),
});

/** The visitor's room book in this browser; null while there is none. The name carries the format's version. */
const keptRoomBook = storedValue<RoomBook | null>('pq.roomBook.v1', isRoomBook, null);

/** Returns the visitor's room book and its changes. */
export function useRoomBook() {
  const { value, set, ...kept } = useKeptDocument(keptRoomBook);
  const book = value ?? emptyBook;
  return {
    ...kept,
    book,
    /** @param undoable a text that names what was lost */
    change: (next: RoomBook, undoable?: string) => {
      if (next !== book) set(next.rooms.length === 0 ? null : next, undoable);
    },
  };
}

export type RoomBookState = ReturnType<typeof useRoomBook>;
