import { useKeptDocument } from '../../../lib/use-kept-document';
import { emptyBook, type RoomBook } from './room-book';
import { keptRoomBook } from './room-book-store';

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
