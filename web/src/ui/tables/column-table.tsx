import type { ReactNode } from 'react';
import { moveBetweenRows } from './move-between-rows';

export type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  className?: string;
  numeric?: boolean;
  /** Says its title before the value where rows are stacked. */
  labelled?: boolean;
};

type ColumnTableProps<Row> = {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Classes of this table, besides those of all. */
  className?: string;
  /** The whole row leads where its `row-link` does. */
  linked?: boolean;
};

/** Rows by their columns, on small screens one below the other; the arrow keys lead from link to link. */
export function ColumnTable<Row extends { id: string }>({ rows, columns, className = '', linked = false }: ColumnTableProps<Row>) {
  return (
    <div className="table-scroll" onKeyDown={moveBetweenRows}>
      <table className={`table stacked ${className}`.trim()}>
        <thead>
          <tr>
            {columns.map(({ title, numeric }) => (
              <th key={title} className={numeric ? 'numeric' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={linked ? 'linked-row' : undefined}>
              <Cells row={row} columns={columns} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The cells of one row. */
export const Cells = <Row,>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) =>
  columns.map(({ title, cell, className = '', numeric = false, labelled = false }) => (
    <td key={title} className={`${numeric ? 'numeric' : ''} ${className}`.trim() || undefined} data-label={labelled ? title : undefined}>
      {cell(row)}
    </td>
  ));
