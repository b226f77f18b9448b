import { useKeptDocument } from '../../../lib/use-kept-document';
import { type BookRoom, columns, emptyBook, limits, type RoomBook } from './room-book';
import { storedValue } from '../../../lib/stored-value';
import { type Guard, isListOf, isShape, isTextUpTo } from '../../../lib/guards';

const isText = isTextUpTo(limits.textLength);
const cells = Object.fromEntries(columns.map((column) => [column, isText])) as Record<(typeof columns)[number], Guard<string>>;

/** Whether something read from browser storage is a room book of this version. */
export const isRoomBook: Guard<RoomBook> = isShape<RoomBook>({
  rooms: isListOf(isShape<BookRoom>({ id: isTextUpTo(40), ...cells }), limits.rooms),
});

/** The visitor's room book in this browser; null while there is none. The name carries the format's version. */
const keptRoomBook = storedValue<RoomBook | null>('pq.roomBook.v1', isRoomBook, null);

/** The visitor's room book and its changes. */
export function useRoomBook() {
  const { value, set, ...kept } = useKeptDocument(keptRoomBook);
  const book = value ?? emptyBook;
  return {
    ...kept,
    book,
    /** @param undoable what was lost, in words */
    change: (next: RoomBook, undoable?: string) => {
      if (next !== book) set(next.rooms.length === 0 ? null : next, undoable);
    },
  };
}

export type RoomBookState = ReturnType<typeof useRoomBook>;
