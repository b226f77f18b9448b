import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Cells, type Column } from './column-table';
import { moveBetweenRows } from './move-between-rows';
import type { Selection } from './use-selection';
import { useT } from '../../lib/text/strings';

export type RecordColumn<Row, Sort extends string> = Column<Row> & {
  /** The order of the list that goes by this column, and its direction. */
  sort?: { by: Sort; direction: 'ascending' | 'descending' };
};

type RecordTableProps<Row, Sort extends string> = {
  /** Class of this table, for where cells go on phones. */
  name: string;
  rows: readonly Row[];
  columns: readonly RecordColumn<Row, Sort>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Which rows are chosen, where something can be done with several. */
  selection?: Selection;
};

/** A dense list of documents; the arrow keys lead from row to row. */
export function RecordTable<Row extends { id: string; number: string }, Sort extends string>(props: RecordTableProps<Row, Sort>) {
  const { name, rows, columns, sort, onSort, selection } = props;
  const handleKey = (event: KeyboardEvent<HTMLElement>) => (selection ? chooseRows(event, selection) : moveBetweenRows(event));
  return (
    <div className="table-scroll" onKeyDown={handleKey}>
      <table className={`table dense stacked ${name}`}>
        <thead>
          <tr>
            {selection && (
              <th className="cell-choice">
                <AllRowsChoice ids={rows.map(({ id }) => id)} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.title} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Record key={row.id} row={row} columns={columns} selection={selection} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RecordProps<Row, Sort extends string> = Pick<RecordTableProps<Row, Sort>, 'columns' | 'selection'> & { row: Row };

function Record<Row extends { id: string; number: string }, Sort extends string>({ row, columns, selection }: RecordProps<Row, Sort>) {
  return (
    <tr data-id={row.id} className={selection?.chosen.has(row.id) ? 'selected' : undefined}>
      {selection && (
        <td className="cell-choice">
          <RowChoice {...row} selection={selection} />
        </td>
      )}
      <Cells row={row} columns={columns} />
    </tr>
  );
}

type HeadingProps<Row, Sort extends string> = Pick<RecordTableProps<Row, Sort>, 'sort' | 'onSort'> & { column: RecordColumn<Row, Sort> };

function Heading<Row, Sort extends string>({ column: { title, numeric, sort: order }, sort, onSort }: HeadingProps<Row, Sort>) {
  const className = numeric ? 'numeric' : undefined;
  if (!order) return <th className={className}>{title}</th>;
  const isSorted = order.by === sort;
  return (
    <th className={className} aria-sort={isSorted ? order.direction : undefined}>
      <button type="button" className="sort-button" onClick={() => onSort(order.by)}>
        {title}
        {isSorted && <span aria-hidden="true">{order.direction === 'ascending' ? ' ↑' : ' ↓'}</span>}
      </button>
    </th>
  );
}

const rowIdOf = (element: Element | null): string | undefined => element?.closest('tr')?.dataset.id;

/** For a table's `onKeyDown`: Space chooses the row, with Shift all from the last one; Shift and arrow keys choose on the way. */
function chooseRows(event: KeyboardEvent<HTMLElement>, { toggle, extendTo }: Selection): void {
  const link = event.target as HTMLElement;
  const id = rowIdOf(link);
  if (!link.matches('.row-link') || id === undefined) return;
  if (event.key === ' ') {
    event.preventDefault();
    (event.shiftKey ? extendTo : toggle)(id);
    return;
  }
  moveBetweenRows(event);
  const reached = rowIdOf(document.activeElement);
  if (event.shiftKey && reached !== undefined && reached !== id) extendTo(reached);
}

type RowChoiceProps = { id: string; number: string; selection: Selection };

/** The box that chooses a row; with Shift all from the last one. */
function RowChoice({ id, number, selection: { chosen, toggle, extendTo } }: RowChoiceProps) {
  const t = useT();
  return (
    <label className="row-check">
      <span className="visually-hidden">{t('bulk.choose', { number })}</span>
      <input
        type="checkbox"
        checked={chosen.has(id)}
        onChange={({ nativeEvent }) => ((nativeEvent as MouseEvent).shiftKey ? extendTo : toggle)(id)}
      />
    </label>
  );
}

/** The box that chooses all rows shown, or none. */
function AllRowsChoice({ ids, selection: { chosen, choose } }: { ids: readonly string[]; selection: Selection }) {
  const t = useT();
  const box = useRef<HTMLInputElement>(null);
  const hasAll = chosen.size === ids.length;
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = chosen.size > 0 && !hasAll;
  });
  return (
    <label className="row-check">
      <span className="visually-hidden">{t('bulk.choose-all')}</span>
      <input ref={box} type="checkbox" checked={hasAll} onChange={() => choose(hasAll ? [] : ids)} />
    </label>
  );
}
