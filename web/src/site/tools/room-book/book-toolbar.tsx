import { Icon } from '../../../ui/marks/icon';
import type { Words } from './book-row';
import { addRoom, duplicateRoom, isFull, moveRoom, removeRoom } from './edit-room-book';
import { limits, type RoomBook } from './room-book';
import type { Grid, RoomBookState } from './use-grid';

type BookToolbarProps = { state: RoomBookState; grid: Grid; words: Words; onDone: (row: number) => void };

/** What can be done with the room that the focus is in. */
export function BookToolbar({ state, grid, words: { t }, onDone }: BookToolbarProps) {
  const { book, change } = state;
  const { row, column } = grid.place;
  const room = book.rooms[row];
  const go = (next: RoomBook, to: number) => {
    change(next);
    grid.goTo({ row: to, column });
  };
  const move = (by: 1 | -1) => {
    go(moveRoom(book, row, by), row + by);
    onDone(row + by);
  };
  const remove = () => {
    change(removeRoom(book, row), t('room-book.removed', { name: room?.name || room?.number || t('room-book.unnamed') }));
    grid.goTo({ row: Math.max(Math.min(row, book.rooms.length - 2), 0), column });
  };
  const actions = [
    { text: t('room-book.duplicate'), run: () => go(duplicateRoom(book, row), row + 1), isOff: !room || isFull(book) },
    { text: t('room-book.up'), run: () => move(-1), isOff: row === 0 },
    { text: t('room-book.down'), run: () => move(1), isOff: row >= book.rooms.length - 1 },
    { text: t('room-book.remove'), run: remove, isOff: !room },
  ];
  return (
    <div className="book-toolbar no-print">
      <button type="button" className="button small" disabled={isFull(book)} onClick={() => go(addRoom(book, row), room ? row + 1 : 0)}>
        <Icon name="plus" small /> {t('room-book.add')}
      </button>
      <div className="row" role="group" aria-label={t('room-book.toolbar')}>
        {actions.map(({ text, run, isOff }) => (
          <button key={text} type="button" className="button ghost small" disabled={isOff} onClick={run}>
            {text}
          </button>
        ))}
      </div>
      {isFull(book) && <p className="small">{t('room-book.full', { most: limits.rooms })}</p>}
    </div>
  );
}
