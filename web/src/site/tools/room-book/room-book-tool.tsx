import { useMemo, useState, type ReactNode } from 'react';
import { formatDecimal } from '../../../lib/decimal';
import { useLocale } from '../../../lib/locale';
import { useT } from '../../../lib/strings';
import type { ToolOrder } from '../../../lib/tool-order';
import { writeWorkbook } from '../../../lib/workbook';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { saveBlob } from '../../../ui/marks/save-blob';
import { ToolActions } from '../../../ui/layout/tool-actions';
import { ToolNotes } from '../../../ui/layout/tool-notes';
import { useToast } from '../../../ui/feedback/toasts';
import { BookGrid } from './book-grid';
import type { Words } from './book-row';
import { BookSummary } from './book-summary';
import { BookToolbar } from './book-toolbar';
import { bookProblems } from './book-problems';
import { endOfBook, filledRooms, totalArea } from './book-totals';
import type { GridPlace } from './grid-moves';
import { ImportField } from './import-field';
import { parseTableText } from './parse-table-text';
import { PasteDialog } from './paste-dialog';
import { pasteRooms, type Pasted } from './paste-rooms';
import { columns, emptyBook, limits, type RoomBook } from './room-book';
import { roomBookSheet } from './room-book-sheet';
import { columnTitles } from './room-book-titles';
import { useGrid, type Grid } from './use-grid';
import { useRoomBook, type RoomBookState } from './use-room-book';

type RoomBookToolProps = {
  /** Missing while no service goes with the tool. */
  onOrder?: ((order: ToolOrder) => void) | undefined;
  /** The service that the book is handed over to, with its price. */
  offer?: ReactNode;
};

/** The room book: a grid to work in, and at the side what it adds up to and where it can go. */
export function RoomBookTool({ onOrder, offer }: RoomBookToolProps) {
  const [t, locale] = [useT(), useLocale()];
  const words = useMemo(() => ({ t, locale }), [t, locale]);
  const state = useRoomBook();
  const grid = useGrid(state, locale);
  const [said, say] = useState('');
  const { book, change } = state;
  const replace = ({ book: next, ...pasted }: Pasted, what: 'pasted' | 'imported') => change(next, pastedText(pasted, what, words));
  const paste = (text: string, place: GridPlace = { row: endOfBook(book.rooms), column: columns[0] }) => {
    const table = parseTableText(text);
    if (table.length > 0) replace(pasteRooms(book, table, { ...place, locale, titles: columnTitles(t) }), 'pasted');
  };
  const order = useOrder(onOrder, state, { grid, words });
  const sayMoved = (row: number) =>
    say(t('room-book.moved', { name: book.rooms[grid.place.row]?.name || t('room-book.unnamed'), row: row + 1 }));
  return (
    <div className="tool-layout">
      <div className="tool-main">
        <ToolNotes kept={state} />
        <p className="visually-hidden" role="status">
          {said}
        </p>
        <div className="box">
          <BookToolbar state={state} grid={grid} words={words} onMoved={sayMoved} />
          {book.rooms.length > 0 ? (
            <BookGrid state={state} grid={grid} words={words} onPaste={(text) => paste(text, grid.place)} onMoved={sayMoved} />
          ) : (
            <EmptySheet title={t('room-book.empty.title')} text={t('room-book.empty.text')} />
          )}
          <BookFoot words={words} book={book} onPaste={paste} onClear={() => change(emptyBook, t('room-book.cleared'))} />
        </div>
      </div>
      <aside className="tool-side" aria-label={t('room-book.total')}>
        <BookSummary book={book} words={words}>
          <ToolActions
            isEmpty={book.rooms.length === 0}
            onExport={async () => saveBlob(await writeWorkbook(roomBookSheet(book, t)), `${t('room-book.file-name')}.xlsx`)}
            onOrder={order}
          >
            <ImportField words={words} onRead={(read) => replace(read, 'imported')} />
            {offer}
          </ToolActions>
        </BookSummary>
      </aside>
    </div>
  );
}

/** @returns what hands the book over, or leads to a cell that is wrong; undefined when there is nothing to order */
function useOrder(onOrder: RoomBookToolProps['onOrder'], { book }: RoomBookState, { grid, words }: { grid: Grid; words: Words }) {
  const { work } = useToast();
  if (!onOrder || filledRooms(book.rooms).length === 0) return undefined;
  return () => {
    const [wrong] = bookProblems(book.rooms);
    if (!wrong) return onOrder(orderOf(book, words));
    grid.goTo(wrong);
    work.error(words.t('room-book.order.unfinished'));
  };
}

type BookFootProps = { words: Words; book: RoomBook; onPaste: (text: string) => void; onClear: () => void };

function BookFoot({ words: { t }, book, onPaste, onClear }: BookFootProps) {
  const [isPasting, setPasting] = useState(false);
  return (
    <div className="box-body row between no-print">
      <button type="button" className="button small" onClick={() => setPasting(true)}>
        {t('room-book.paste')}
      </button>
      {book.rooms.length > 0 && (
        <button type="button" className="button ghost small" onClick={onClear}>
          {t('room-book.clear')}
        </button>
      )}
      {isPasting && <PasteDialog onPaste={onPaste} onClose={() => setPasting(false)} />}
    </div>
  );
}

function pastedText({ rooms, left }: Omit<Pasted, 'book'>, what: 'pasted' | 'imported', { t }: Words): string {
  const done = t(rooms === 1 ? `room-book.${what}.one` : `room-book.${what}`, { count: rooms });
  return left === 0 ? done : `${done} ${t('room-book.left', { count: left, most: limits.rooms })}`;
}

/** The book as amounts that services are priced by, and in words for whoever works on it. */
function orderOf({ rooms }: RoomBook, { t, locale }: Words): ToolOrder {
  const area = totalArea(rooms);
  const count = filledRooms(rooms).length;
  return {
    quantities: { room: count, sqm: area, object: 1 },
    note: t('room-book.order.note', { rooms: count, area: formatDecimal(area, locale, 2, 2) }),
  };
}
