import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { duplicateNumbers, type GridPlace, movePlace, showCell, moveRoom, setCell, type Column, columns, numberColumns } from './room-book';
import { BookRow, type Words } from './book-row';
import { CellEditor } from './cell-editor';
import type { Grid, RoomBookState } from './use-grid';

type BookGridProps = {
  state: RoomBookState;
  grid: Grid;
  words: Words;
  onPaste: (text: string) => void;
  /** Called when a room has been moved to this row by the keyboard. */
  onDone: (row: number) => void;
};

/** Shows all rooms as a grid that is worked like a spreadsheet. */
export function BookGrid({ state, grid, words, onPaste, onDone }: BookGridProps) {
  const { t } = words;
  const hint = useId();
  const element = useRef<HTMLDivElement>(null);
  const { focuses, place } = grid;
  useEffect(() => {
    if (focuses > 0) element.current?.querySelector<HTMLElement>(`[data-row="${place.row}"][data-column="${place.column}"]`)?.focus();
  }, [focuses, place.row, place.column]);
  const { rooms } = state.book;
  const valueAt = ({ row, column }: GridPlace) => showCell(column, rooms[row]?.[column] ?? '', words.locale);
  const shown = useRowsInSlices(rooms.length, place.row + 1);
  const taken = useMemo(() => duplicateNumbers(rooms), [rooms]);
  return (
    <div className="book-scroll">
      <p id={hint} className="visually-hidden">
        {t('room-book.grid.hint')}
      </p>
      <div
        ref={element}
        role="grid"
        className="book-grid"
        tabIndex={-1}
        aria-label={t('room-book.grid')}
        aria-describedby={hint}
        aria-rowcount={rooms.length + 1}
        onClick={(event) => clickCell(event, grid, valueAt)}
        onDoubleClick={() => grid.edit ?? grid.startEdit({ text: valueAt(grid.place), isSelected: true })}
        onKeyDown={(event) => pressKey(event, { state, grid, onDone, value: valueAt(grid.place) })}
        onCopy={(event) => copyCell(event, valueAt(grid.place), grid)}
        onPaste={(event) => {
          event.preventDefault();
          onPaste(event.clipboardData.getData('text/plain'));
        }}
      >
        <GridHead words={words} />
        {rooms.slice(0, shown).map((room, row) => (
          <BookRow
            key={room.id}
            room={room}
            row={row}
            words={words}
            hasTakenNumber={taken.has(room.number)}
            active={row === grid.place.row ? grid.place.column : null}
            editor={row === grid.place.row && grid.edit ? <Editor grid={grid} words={words} /> : null}
          />
        ))}
      </div>
    </div>
  );
}

function GridHead({ words: { t } }: { words: Words }) {
  return (
    <div role="row" className="book-row book-head" aria-rowindex={1}>
      <span role="columnheader" className="book-row-number">
        <span className="visually-hidden">{t('room-book.row-number')}</span>
      </span>
      {columns.map((column) => (
        <span key={column} role="columnheader" className={column in numberColumns ? 'numeric' : undefined}>
          {t(`room-book.column.${column}`)}
        </span>
      ))}
    </div>
  );
}

function Editor({ grid: { place, edit, endEdit }, words: { t } }: { grid: Grid; words: Words }) {
  if (!edit) return null;
  const label = t('room-book.cell', { column: t(`room-book.column.${place.column}`), row: place.row + 1 });
  return <CellEditor {...edit} label={label} isNumber={place.column in numberColumns} onEnd={endEdit} />;
}

/** Handles clicks: the first goes to the cell, a second one edits it; a touch edits at once, since there is no key for it. */
function clickCell(event: MouseEvent, grid: Grid, valueAt: (place: GridPlace) => string): void {
  const cell = (event.target as Element).closest<HTMLElement>('[data-row]');
  if (!cell || (event.target as Element).closest('input')) return;
  const place: GridPlace = { row: Number(cell.dataset.row), column: cell.dataset.column as Column };
  const isHere = place.row === grid.place.row && place.column === grid.place.column;
  const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
  grid.goTo(place);
  if (isTouch || (isHere && event.detail > 1)) grid.startEdit({ text: valueAt(place), isSelected: true }, place);
}

type KeyContext = { state: RoomBookState; grid: Grid; onDone: (row: number) => void; value: string };

function pressKey(event: KeyboardEvent, context: KeyContext): void {
  if (context.grid.edit || !runKey(event, context)) return;
  event.preventDefault();
}

/** @returns whether the key did something */
function runKey(event: KeyboardEvent, { state, grid, onDone, value }: KeyContext): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  const { row, column } = grid.place;
  if (altKey) {
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
    const by = key === 'ArrowUp' ? -1 : 1;
    const next = moveRoom(state.book, row, by);
    if (next === state.book) return true;
    state.change(next);
    grid.goTo({ row: row + by, column });
    onDone(row + by);
    return true;
  }
  const place = movePlace(grid.place, event, state.book.rooms.length);
  if (place) grid.goTo(place);
  else if (key === 'Enter' || key === 'F2') grid.startEdit({ text: value, isSelected: true });
  else if (key === 'Delete' || key === 'Backspace') state.change(setCell(state.book, row, { column, value: '' }));
  else if (key.length === 1 && !ctrlKey && !metaKey) grid.startEdit({ text: key, isSelected: false });
  else return false;
  return true;
}

function copyCell(event: ClipboardEvent, value: string, { edit }: Grid): void {
  if (edit || !getSelection()?.isCollapsed) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', value);
}

/** The number of rows that even a slow phone renders without being felt. */
const SLICE = 100;

/**
 * Returns how many of many rows to render: a slice at first, one more whenever the browser has had time for something else, all in the end.
 * @param atLeast rows that somebody works on already
 */
function useRowsInSlices(rows: number, atLeast: number): number {
  const [count, setCount] = useState(SLICE);
  const isWhole = count >= rows;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => setCount(count + SLICE));
    return () => clearTimeout(timer);
  }, [count, isWhole]);
  return Math.max(count, atLeast);
}
