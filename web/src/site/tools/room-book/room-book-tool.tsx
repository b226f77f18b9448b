import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { formatDecimal } from '../../../lib/text/decimal';
import { useLocale } from '../../../lib/text/locale';
import { type Translate, useT } from '../../../lib/text/strings';
import type { ToolOrder } from '../../../lib/storage/tool-order';
import { readWorkbook, type SheetTable, type WorkbookProblem, writeWorkbook } from '../../../lib/workbook/workbook';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { saveBlob } from '../../../ui/marks/save-blob';
import { ToolActions, ToolNotes } from '../../../ui/layout/tool-actions';
import { useToast } from '../../../ui/feedback/toasts';
import { BookGrid } from './book-grid';
import type { Words } from './book-row';
import { BookSummary } from './book-summary';
import { SampleNote } from './sample-note';
import {
  bookProblems,
  cellNumber,
  type GridPlace,
  endOfBook,
  filledRooms,
  totalArea,
  type Column,
  columns,
  emptyBook,
  limits,
  type RoomBook,
  addRoom,
  duplicateRoom,
  isFull,
  countSamples,
  ownBook,
  moveRoom,
  removeRoom,
} from './room-book';
import { parseTableText, importRooms, type Pasted, pasteRooms } from './paste-rooms';
import { type Grid, type RoomBookState, useGrid, useRoomBook } from './use-grid';
import { Field } from '../../../ui/forms/field';
import { FieldMessage } from '../../../ui/forms/field-message';
import { logFailure } from '../../../lib/page/log-failure';
import { Icon } from '../../../ui/marks/icon';

type RoomBookToolProps = {
  /** Absent while no service goes with the tool. */
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
  const note = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  const { book, change } = state;
  const replace = ({ book: next, ...pasted }: Pasted, what: 'pasted' | 'imported') => change(next, pastedText(pasted, what, words));
  const paste = (text: string, place: GridPlace = { row: endOfBook(book.rooms), column: columns[0] }) => {
    const table = parseTableText(text);
    if (table.length > 0) replace(pasteRooms(ownBook(book), table, { ...place, locale, titles: columnTitles(t) }), 'pasted');
  };
  const order = useOrder(onOrder, state, { grid, words, note });
  const sayDone = (row: number) =>
    say(t('room-book.moved', { name: book.rooms[grid.place.row]?.name || t('room-book.unnamed'), row: row + 1 }));
  return (
    <div className="tool-layout">
      <div className="tool-main">
        <ToolNotes kept={state} />
        <SampleNote ref={note} state={state} words={words} />
        <p className="visually-hidden" role="status">
          {said}
        </p>
        <div className="box">
          <BookToolbar state={state} grid={grid} words={words} onDone={sayDone} />
          {book.rooms.length > 0 ? (
            <BookGrid state={state} grid={grid} words={words} onPaste={(text) => paste(text, grid.place)} onDone={sayDone} />
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
            onExport={async () => saveBlob(await listOf(book, t).write(), listOf(book, t).name)}
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

type Ordering = { grid: Grid; words: Words; /** The note on the example. */ note: RefObject<HTMLDivElement | null> };

/** @returns what hands the book over, or leads to a cell that is wrong; undefined when there is nothing to order */
function useOrder(onOrder: RoomBookToolProps['onOrder'], { book }: RoomBookState, { grid, words, note }: Ordering) {
  const { work } = useToast();
  if (!onOrder || filledRooms(book.rooms).length === 0) return undefined;
  return () => {
    if (countSamples(book) > 0) {
      note.current?.focus();
      return void work.error(words.t('room-book.example.no-order'));
    }
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

/** Returns the book as amounts that services are priced by, and as a text for whoever works on it. */
function orderOf(book: RoomBook, { t, locale }: Words): ToolOrder {
  const { rooms } = book;
  const area = totalArea(rooms);
  const count = filledRooms(rooms).length;
  return {
    quantities: { room: count, sqm: area, object: 1 },
    note: t('room-book.order.note', { rooms: count, area: formatDecimal(area, locale, 2, 2) }),
    list: listOf(book, t),
  };
}

/** Returns the whole book as a file that is written when somebody wants it. */
const listOf = (book: RoomBook, t: Translate): ToolOrder['list'] => ({
  name: `${t('room-book.file-name')}.xlsx`,
  write: () => writeWorkbook(roomBookSheet(book, t)),
});

const widths: Partial<Record<Column, number>> = { storey: 14, number: 12, name: 24, area: 14, height: 12, equipment: 32, note: 40 };
const USUAL_WIDTH = 20;

/** Returns the book as a table that can be read in again. */
export function roomBookSheet({ rooms }: RoomBook, t: Translate): SheetTable {
  const titles = columnTitles(t);
  return {
    name: t(countSamples({ rooms }) > 0 ? 'room-book.example.heading' : 'room-book.grid'),
    columns: columns.map((column) => ({ title: titles[column], width: widths[column] ?? USUAL_WIDTH, format: '0.00' })),
    rows: rooms.map((room) => columns.map((column) => cellNumber(column, room[column]) ?? room[column])),
  };
}

/** A dialog with a field to paste cells into, for people who have no keyboard to paste with. */
function PasteDialog({ onPaste, onClose }: { onPaste: (text: string) => void; onClose: () => void }) {
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="box confirm-dialog paste-dialog" aria-labelledby={id} onClose={onClose}>
      <form
        className="box-body stack"
        onSubmit={(event) => {
          event.preventDefault();
          onPaste(text);
          onClose();
        }}
      >
        <h2 id={id}>{t('room-book.paste.title')}</h2>
        <p>{t('room-book.paste.text')}</p>
        <Field name="cells" label={t('room-book.paste.label')} required multiline spellCheck={false} value={text} onValue={setText} />
        <div className="row">
          <button type="submit" className="button primary" disabled={text.trim() === ''}>
            {t('room-book.paste.confirm')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('dialog.cancel')}
          </button>
        </div>
      </form>
    </dialog>
  );
}

type ImportProblem = WorkbookProblem | 'no-headings' | 'empty' | 'not-loaded';

type ImportFieldProps = { words: Words; onRead: (read: Pasted) => void };

/** Reads a room book from an XLSX file, or says what is wrong with the file. */
function ImportField({ words: { t, locale }, onRead }: ImportFieldProps) {
  const id = useId();
  const [problem, setProblem] = useState<ImportProblem | null>(null);
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    const table = await readWorkbook(file);
    const read = typeof table === 'string' ? table : (importRooms(table, { locale, titles: columnTitles(t) }) ?? 'no-headings');
    const wrong = typeof read === 'string' ? read : read.rooms === 0 ? 'empty' : null;
    setProblem(wrong);
    if (typeof read !== 'string' && !wrong) onRead(read);
  };
  return (
    <div className="import-field">
      <label className="button full">
        {t('room-book.import')}
        <input
          type="file"
          className="visually-hidden"
          accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-describedby={problem ? id : undefined}
          onChange={(event) => {
            readFile(event.target.files?.[0]).catch((failure: unknown) => {
              logFailure('a file cannot be read', failure);
              setProblem('not-loaded');
            });
            // The same file may be chosen again after it was corrected.
            event.target.value = '';
          }}
        />
      </label>
      <div role="alert">{problem && <FieldMessage id={id} text={t(`room-book.import.${problem}`)} />}</div>
    </div>
  );
}

export const columnTitles = (t: Translate): Record<Column, string> =>
  Object.fromEntries(columns.map((column) => [column, t(`room-book.column.${column}`)])) as Record<Column, string>;

type BookToolbarProps = { state: RoomBookState; grid: Grid; words: Words; onDone: (row: number) => void };

/** Buttons for the room that has the focus. */
function BookToolbar({ state, grid, words: { t }, onDone }: BookToolbarProps) {
  const { book, change } = state;
  const { row, column } = grid.place;
  const room = book.rooms[row];
  const go = (next: RoomBook, to: number) => {
    change(next);
    grid.goTo({ row: to, column });
  };
  const add = () => {
    const own = ownBook(book);
    const isFirst = own !== book && book.rooms.length > 0;
    change(addRoom(own, row), isFirst ? t('room-book.example.replaced') : undefined);
    grid.goTo({ row: own.rooms[row] ? row + 1 : own.rooms.length, column });
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
      <button type="button" className="button small" disabled={isFull(book)} onClick={add}>
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
