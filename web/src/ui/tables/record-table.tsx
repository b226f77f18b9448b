import {
  type ColumnDef,
  functionalUpdate,
  getCoreRowModel,
  type Header,
  type Row as TableRow,
  type RowData,
  type RowSelectionState,
  type Table,
  useReactTable,
} from '@tanstack/react-table';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useT } from '../../lib/text/strings';
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

declare module '@tanstack/react-table' {
  interface ColumnMeta<TData extends RowData, TValue> {
    column: Column<TData, string>;
    /** Named by the library, which has values where we have whole rows. */
    value?: TValue;
  }
}

/** The order of a list. The server sorts. */
export type Order<Sort extends string> = { sort: Sort; onSort: (sort: Sort) => void };

/** The chosen rows of a table with bulk actions. */
export type Selection<Row> = {
  chosen: RowSelectionState;
  onChoose: (chosen: RowSelectionState) => void;
  /** The row touched last, where a range begins; nothing once others than the table have chosen. */
  touched: string | null;
  onTouch: (id: string | null) => void;
  /** Returns the label of a row's checkbox. */
  nameOf: (row: Row) => string;
};

type RecordTableProps<Row, Sort extends string> = {
  rows: readonly Row[];
  columns: readonly Column<Row, Sort>[];
  idOf: (row: Row) => string;
  /** The classes of this table, besides those of all; also for where cells go on phones. */
  className?: string;
  /** The whole row leads where its `row-link` does. */
  linked?: boolean;
  /** Hides the headings, where the cells speak for themselves. */
  headless?: boolean;
  order?: Order<Sort> | undefined;
  selection?: Selection<Row> | undefined;
};

/** Shows records by their columns, on small screens one below the other; the arrow keys lead from row to row. */
export function RecordTable<Row, Sort extends string = never>(props: RecordTableProps<Row, Sort>) {
  const { className = '', linked = false, headless = false, selection } = props;
  const table = useRecordTable(props);
  return (
    <div className="table-scroll" onKeyDown={(event) => (selection ? chooseRows(event, table, selection) : moveBetweenRows(event))}>
      <table className={`table stacked ${className}`.trim()}>
        {!headless && (
          <thead>
            <tr>
              {selection && (
                <th className="cell-choice">
                  <AllRowsChoice table={table} selection={selection} />
                </th>
              )}
              {table.getFlatHeaders().map((header) => (
                <Heading key={header.id} header={header} />
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} data-id={row.id} className={rowClass(row.getIsSelected(), linked)}>
              {selection && (
                <td className="cell-choice">
                  <RowChoice table={table} row={row} selection={selection} />
                </td>
              )}
              <Cells row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const rowClass = (isSelected: boolean, isLinked: boolean): string | undefined =>
  [isLinked && 'linked-row', isSelected && 'selected'].filter(Boolean).join(' ') || undefined;

/** Sets up the library's table. Rows come sorted, filtered and page by page from the server; what is chosen is kept outside. */
function useRecordTable<Row, Sort extends string>({ rows, columns, idOf, order, selection }: RecordTableProps<Row, Sort>): Table<Row> {
  const sorted = columns.find(({ sort }) => sort !== undefined && sort.by === order?.sort);
  const sorting = sorted ? [{ id: sorted.title, desc: sorted.sort?.direction === 'descending' }] : [];
  // Rows that the list no longer shows are not chosen.
  const rowSelection = Object.fromEntries(rows.map(idOf).flatMap((id) => (selection?.chosen[id] ? [[id, true]] : [])));
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled by React Compiler
  return useReactTable<Row>({
    data: rows as Row[],
    columns: columns.map(definitionOf),
    getRowId: idOf,
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    manualFiltering: true,
    manualPagination: true,
    enableSortingRemoval: false,
    enableRowSelection: selection !== undefined,
    state: { sorting, rowSelection },
    onSortingChange: (update) => {
      const [next] = functionalUpdate(update, sorting);
      const by = columns.find(({ title }) => title === next?.id)?.sort?.by;
      if (by !== undefined) order?.onSort(by);
    },
    onRowSelectionChange: (update) => selection?.onChoose(functionalUpdate(update, rowSelection)),
  });
}

const definitionOf = <Row,>(column: Column<Row, string>): ColumnDef<Row> => ({
  id: column.title,
  // Without a value of its own no column could be sorted by; what is shown, its cell says.
  accessorFn: (row) => row,
  enableSorting: column.sort !== undefined,
  meta: { column },
});

/** A column's heading, which sorts where the list has an order by it. */
function Heading<Row>({ header: { column } }: { header: Header<Row, unknown> }) {
  const { title, numeric, sort } = column.columnDef.meta!.column;
  const className = numeric ? 'numeric' : undefined;
  if (!sort) return <th className={className}>{title}</th>;
  const isSorted = column.getIsSorted();
  return (
    <th className={className} aria-sort={isSorted ? sort.direction : undefined}>
      <button type="button" className="sort-button" onClick={() => column.toggleSorting(sort.direction === 'descending')}>
        {title}
        {isSorted && <span aria-hidden="true">{isSorted === 'asc' ? ' ↑' : ' ↓'}</span>}
      </button>
    </th>
  );
}

/** The cells of one row. They are called rather than rendered as components: columns are made anew with each render. */
const Cells = <Row,>({ row }: { row: TableRow<Row> }) =>
  row.getVisibleCells().map(({ id, column }) => {
    const { title, cell, className = '', numeric = false, labelled = false } = column.columnDef.meta!.column;
    return (
      <td key={id} className={`${numeric ? 'numeric' : ''} ${className}`.trim() || undefined} data-label={labelled ? title : undefined}>
        {cell(row.original)}
      </td>
    );
  });

const rowIdOf = (element: Element | null): string | undefined => element?.closest('tr')?.dataset.id;

/**
 * Handles keys where rows can be chosen: Space chooses the row, with Shift all from the last one; Shift and arrow keys choose on the way.
 */
function chooseRows<Row>(event: KeyboardEvent<HTMLElement>, table: Table<Row>, selection: Selection<Row>): void {
  const link = event.target as HTMLElement;
  const id = rowIdOf(link);
  if (!link.matches('.row-link') || id === undefined) return;
  if (event.key === ' ') {
    event.preventDefault();
    choose(table, selection, { id, isRange: event.shiftKey });
    return;
  }
  moveBetweenRows(event);
  const reached = rowIdOf(document.activeElement);
  if (event.shiftKey && reached !== undefined && reached !== id) choose(table, selection, { id: reached, isRange: true });
}

/** Turns a row's choice over, or chooses all from the row that was touched last to this one. */
function choose<Row>(table: Table<Row>, { touched, onTouch }: Selection<Row>, { id, isRange }: { id: string; isRange: boolean }): void {
  const { rows, rowsById } = table.getRowModel();
  const range = rangeBetween(
    rows.map((row) => row.id),
    touched ?? id,
    id,
  );
  if (isRange) table.setRowSelection((chosen) => ({ ...chosen, ...Object.fromEntries(range.map((each) => [each, true])) }));
  else rowsById[id]?.toggleSelected();
  onTouch(id);
}

/** Returns the ids from one to the other in the order of a list, both included; only `to` when the list no longer shows `from`. */
export function rangeBetween(ids: readonly string[], from: string, to: string): string[] {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)];
  return start < 0 || end < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

type RowChoiceProps<Row> = { table: Table<Row>; row: TableRow<Row>; selection: Selection<Row> };

/** The box that chooses a row; with Shift all from the last one. */
function RowChoice<Row>({ table, row, selection }: RowChoiceProps<Row>) {
  const t = useT();
  return (
    <label className="row-check">
      <span className="visually-hidden">{t('bulk.choose', { number: selection.nameOf(row.original) })}</span>
      <input
        type="checkbox"
        checked={row.getIsSelected()}
        onChange={({ nativeEvent }) => choose(table, selection, { id: row.id, isRange: (nativeEvent as MouseEvent).shiftKey })}
      />
    </label>
  );
}

/** The box that chooses all rows shown, or none. */
function AllRowsChoice<Row>({ table, selection: { onTouch } }: { table: Table<Row>; selection: Selection<Row> }) {
  const t = useT();
  const box = useRef<HTMLInputElement>(null);
  const hasAll = table.getIsAllRowsSelected();
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = table.getIsSomeRowsSelected();
  });
  const handleChange = () => {
    onTouch(null);
    table.toggleAllRowsSelected(!hasAll);
  };
  return (
    <label className="row-check">
      <span className="visually-hidden">{t('bulk.choose-all')}</span>
      <input ref={box} type="checkbox" checked={hasAll} onChange={handleChange} />
    </label>
  );
}
