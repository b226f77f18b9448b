import type { Locale } from '@contract/constants';
import { useMemo, useState } from 'react';
import {
  type GridPlace,
  nextPlace,
  storeCell,
  addRoom,
  setCell,
  type BookRoom,
  columns,
  exampleBook,
  limits,
  type RoomBook,
} from './room-book';
import { useT } from '../../../lib/text/strings';
import type { EditEnd } from './cell-editor';
import { useKeptDocument } from '../../../lib/storage/use-kept-document';
import { storedValue } from '../../../lib/storage/stored-value';
import { type Guard, isListOf, isShape, isTextUpTo } from '../../../lib/storage/guards';

type Edit = { text: string; isSelected: boolean };
/** A cell by its room, which another tab may move or remove; `row` is where it was. */
type Requested = { place: GridPlace; roomId: string | null; focuses: number };

const start: GridPlace = { row: 0, column: 'name' };

/** Returns the cell of the grid that has the focus, and the text that is being typed into it. */
export function useGrid({ book, change, roomIdAt }: RoomBookState, locale: Locale) {
  const [requested, setRequested] = useState<Requested>({ place: start, roomId: null, focuses: 0 });
  const [edited, setEdited] = useState<(Edit & { roomId: string }) | null>(null);
  const place = placeIn(book, requested);
  const { row, column } = place;
  const roomId = book.rooms[row]?.id ?? null;
  // What is typed belongs to its room: it ends with it, and goes into no other.
  const edit = edited !== null && edited.roomId === roomId ? edited : null;
  const goTo = (next: GridPlace) => setRequested(({ focuses }) => ({ place: next, roomId: roomIdAt(next.row), focuses: focuses + 1 }));
  const startEdit = (next: Edit, at = place) => {
    const id = roomIdAt(at.row);
    setRequested((now) => ({ ...now, place: at, roomId: id }));
    setEdited({ ...next, roomId: id ?? '' });
  };

  function endEdit(text: string | null, end: EditEnd): void {
    if (!edit) return;
    setEdited(null);
    const next = text === null ? book : setCell(book, row, { column, value: storeCell(column, text, locale) });
    const isLast = end === 'down' && row === book.rooms.length - 1;
    change(isLast && text ? addRoom(next, row) : next);
    if (end === 'left') return;
    if (end === 'down') goTo({ row: row + 1, column });
    else goTo((end === 'stay' ? null : nextPlace(place, end === 'next' ? 1 : -1, book.rooms.length)) ?? place);
  }

  return { place, focuses: requested.focuses, goTo, edit, startEdit, endEdit };
}

/** Returns the place of a room's cell in the book as it is now; where the room is gone, the nearest row. */
export function placeIn({ rooms }: RoomBook, { place, roomId }: Pick<Requested, 'place' | 'roomId'>): GridPlace {
  const row = roomId === null ? -1 : rooms.findIndex(({ id }) => id === roomId);
  return { ...place, row: row >= 0 ? row : Math.min(place.row, Math.max(rooms.length - 1, 0)) };
}

export type Grid = ReturnType<typeof useGrid>;

const isText = isTextUpTo(limits.textLength);
const cells = Object.fromEntries(columns.map((column) => [column, isText])) as Record<(typeof columns)[number], Guard<string>>;

const isMark: Guard<true | undefined> = (value): value is true | undefined => value === undefined || value === true;

/** Returns true if a value read from browser storage is a room book of this version. */
export const isRoomBook: Guard<RoomBook> = isShape<RoomBook>({
  rooms: isListOf(isShape<BookRoom>({ id: isTextUpTo(40), isSample: isMark, ...cells }), limits.rooms),
});

/** The visitor's room book in this browser; null until they change the example. The name carries the format's version. */
const keptRoomBook = storedValue<RoomBook | null>('pq.roomBook.v1', isRoomBook, null);

/** Returns the visitor's room book, or the example until they change it, and its changes. */
export function useRoomBook() {
  const t = useT();
  const example = useMemo(() => exampleBook(t), [t]);
  const { value, set, ...kept } = useKeptDocument(keptRoomBook);
  const book = value ?? example;
  return {
    ...kept,
    book,
    /** Returns the id of a room in the book as it is stored now, which a change just made may have moved. */
    roomIdAt: (row: number): string | null => (keptRoomBook.get() ?? example).rooms[row]?.id ?? null,
    /** @param undoable a text that names what was lost */
    change: (next: RoomBook, undoable?: string) => {
      if (next !== book) set(next, undoable);
    },
  };
}

export type RoomBookState = ReturnType<typeof useRoomBook>;
