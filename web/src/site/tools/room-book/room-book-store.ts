import { storedValue } from '../../../lib/stored-value';
import type { RoomBook } from './room-book';
import { isRoomBook } from './room-book-guard';

/** The visitor's room book in this browser; null while there is none. The name carries the format's version. */
export const keptRoomBook = storedValue<RoomBook | null>('pq.roomBook.v1', isRoomBook, null);
