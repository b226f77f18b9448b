import type { Locale } from '@contract/constants';
import { useState } from 'react';
import { storeCell } from './book-cell';
import type { EditEnd } from './cell-editor';
import { addRoom, setCell } from './edit-room-book';
import { nextPlace, type GridPlace } from './grid-moves';
import type { RoomBookState } from './use-room-book';

type Edit = { text: string; isSelected: boolean };

const start: GridPlace = { row: 0, column: 'name' };

/** Which cell of the grid has the focus, and what is being typed into it. */
export function useGrid({ book, change }: RoomBookState, locale: Locale) {
  const [wanted, setWanted] = useState({ place: start, focuses: 0 });
  const [edit, setEdit] = useState<Edit | null>(null);
  const place = { ...wanted.place, row: Math.min(wanted.place.row, Math.max(book.rooms.length - 1, 0)) };
  const { row, column } = place;
  const goTo = (next: GridPlace) => setWanted(({ focuses }) => ({ place: next, focuses: focuses + 1 }));

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

  return { place, focuses: wanted.focuses, goTo, edit, startEdit: setEdit, endEdit };
}

export type Grid = ReturnType<typeof useGrid>;
