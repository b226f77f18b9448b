import type { KeyboardEvent } from 'react';
import { chooseRows } from '../forms/choose-rows';
import { Cells, type Column } from './column-table';
import { moveBetweenRows } from './move-between-rows';
import { AllRowsChoice, RowChoice } from '../forms/row-choice';
import type { Selection } from './use-selection';

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
