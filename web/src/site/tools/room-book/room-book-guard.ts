import { isListOf, isShape, isTextUpTo, type Guard } from '../../../lib/guards';
import { columns, limits, type BookRoom, type RoomBook } from './room-book';

const isText = isTextUpTo(limits.textLength);
const cells = Object.fromEntries(columns.map((column) => [column, isText])) as Record<(typeof columns)[number], Guard<string>>;

/** Whether something read from browser storage is a room book of this version. */
export const isRoomBook: Guard<RoomBook> = isShape<RoomBook>({
  rooms: isListOf(isShape<BookRoom>({ id: isTextUpTo(40), ...cells }), limits.rooms),
});
