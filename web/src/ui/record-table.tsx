import type { ReactNode } from 'react';
import { moveBetweenRows } from './move-between-rows';

export type Column<Row, Sort extends string = never> = {
  title: string;
  cell: (row: Row) => ReactNode;
  className?: string;
  numeric?: boolean;
  /** Says its title before the value where rows are stacked. */
  labelled?: boolean;
  /** The order of the list that goes by this column, and its direction. */
  sort?: { by: Sort; direction: 'ascending' | 'descending' };
};

type RecordTableProps<Row, Sort extends string> = {
  /** Class of this table, for where cells go on phones. */
  name: string;
  rows: readonly Row[];
  columns: readonly Column<Row, Sort>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
};

/** A dense list of documents; the arrow keys lead from row to row. */
export function RecordTable<Row extends { id: string }, Sort extends string>(props: RecordTableProps<Row, Sort>) {
  const { name, rows, columns } = props;
  return (
    <div className="table-scroll" onKeyDown={moveBetweenRows}>
      <table className={`table dense stacked ${name}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.title} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ title, cell, className = '', numeric = false, labelled = false }) => (
                <td key={title} className={`${className} ${numeric ? 'numeric' : ''}`.trim()} data-label={labelled ? title : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeadingProps<Row, Sort extends string> = Pick<RecordTableProps<Row, Sort>, 'sort' | 'onSort'> & { column: Column<Row, Sort> };

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
