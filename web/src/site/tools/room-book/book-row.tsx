import type { Locale } from '@contract/constants';
import { memo, type ReactNode } from 'react';
import type { Translate } from '../../../lib/text/strings';
import { formatDecimal } from '../../../lib/text/decimal';
import { cellProblem, showCell, columns, numberColumns, type BookRoom, type Column } from './room-book';

export type Words = { t: Translate; locale: Locale };

type BookRowProps = {
  room: BookRoom;
  row: number;
  words: Words;
  hasTakenNumber: boolean;
  /** The cell that the Tab key leads to, if it is in this row. */
  active: Column | null;
  /** The editor that takes the place of the active cell's text while it is edited. */
  editor: ReactNode;
};

/** A room. Clicks and keys are the grid's, so that only rows that change render again. */
export const BookRow = memo(function BookRow({ room, row, words, hasTakenNumber, active, editor }: BookRowProps) {
  return (
    <div role="row" className={active ? 'book-row active' : 'book-row'} aria-rowindex={row + 2}>
      <span role="rowheader" className="book-row-number mono muted">
        {row + 1}
      </span>
      {columns.map((column) => (
        <BookCell
          key={column}
          column={column}
          value={room[column]}
          row={row}
          words={words}
          hasTakenNumber={hasTakenNumber}
          isActive={active === column}
          editor={active === column ? editor : null}
        />
      ))}
    </div>
  );
});

type BookCellProps = Pick<BookRowProps, 'row' | 'words' | 'hasTakenNumber' | 'editor'> & {
  column: Column;
  value: string;
  isActive: boolean;
};

function BookCell({ column, value, row, words: { t, locale }, hasTakenNumber, isActive, editor }: BookCellProps) {
  const problem = cellProblem(column, value, () => hasTakenNumber);
  const most = formatDecimal(numberColumns[column] ?? 0, locale);
  return (
    <span
      role="gridcell"
      className={`book-cell${column in numberColumns ? ' numeric' : ''}${problem ? ' invalid' : ''}`}
      tabIndex={isActive ? 0 : -1}
      aria-invalid={problem ? true : undefined}
      data-row={row}
      data-column={column}
      data-label={t(`room-book.column.${column}`)}
    >
      {editor ?? showCell(column, value, locale)}
      {problem && <small>{t(`room-book.problem.${problem}`, { most })}</small>}
    </span>
  );
}
