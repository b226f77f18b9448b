import type { Page } from '@contract/list';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { RowSelectionState } from '@tanstack/react-table';
import { type ReactNode, useState } from 'react';
import { rowsOf } from '../../lib/http/query-string';
import { SearchField } from '../forms/search-field';
import { Listed, useKeptData } from './listed';
import { type Column, RecordTable } from './record-table';
import { useT, type StringKey } from '../../lib/text/strings';

/** The part of a list that its address asks for. */
type Filter<Sort> = { q?: string; sort?: Sort };

/** The rows for bulk actions: which are chosen, and a function that chooses others. */
export type Chosen<Row> = { rows: readonly Row[]; chosen: readonly Row[]; onChoose: (ids: readonly string[]) => void };

type RecordListProps<Row, Sort extends SortText, Asked extends Filter<Sort>> = {
  query: UseInfiniteQueryResult<InfiniteData<Page<Row>>>;
  columns: readonly Column<Row, Sort>[];
  idOf: (row: Row) => string;
  /** The classes of the table. */
  className: string;
  linked?: boolean;
  /** The filter in the address; not needed beside a form of the list's own. */
  filter?: Asked;
  onFilter?: (filter: Asked) => void;
  /** The tabs of the list, beside search and order. */
  tabs?: ReactNode;
  /** A form that narrows the list down, in place of all of these. */
  form?: ReactNode;
  /** The label of the search field, where the list has one. */
  search?: string;
  /** The orders of the list, and the one that it is in. */
  orders?: { all: readonly Sort[]; current: Sort };
  /** The menu of saved views. */
  views?: ReactNode;
  bulk?: { nameOf: (row: Row) => string; bar: (chosen: Chosen<Row>) => ReactNode };
  /** The number of lines of the skeleton. */
  lines?: number;
  /** The content in place of the rows when there are none. */
  none: ReactNode;
  /** Returns the sentence that says how many rows are shown. */
  count: (shown: number) => string;
};

/** A list of records with all that narrows it down, what is kept of it and what can be done with several; then its rows, page by page. */
export function RecordList<Row, Sort extends SortText, Asked extends Filter<Sort>>(props: RecordListProps<Row, Sort, Asked>) {
  const { query, columns, idOf, className, linked = false, filter, onFilter, form, orders, views, bulk, lines = 10, none, count } = props;
  const { data } = useKeptData(query);
  const rows = data ? rowsOf(data) : [];
  const [chosen, setChosen] = useState<RowSelectionState>({});
  const [touched, setTouched] = useState<string | null>(null);
  const onSort = (sort: Sort) => onFilter?.({ ...filter, sort } as Asked);
  const onChoose = (ids: readonly string[]) => {
    setTouched(null);
    setChosen(Object.fromEntries(ids.map((id) => [id, true])));
  };
  return (
    <>
      {form ?? <FilterBar {...props} onSort={onSort} />}
      {views}
      {bulk?.bar({ rows, chosen: rows.filter((row) => chosen[idOf(row)]), onChoose })}
      <Listed query={query} lines={lines} none={none} count={count}>
        {() => (
          <RecordTable
            rows={rows}
            columns={columns}
            idOf={idOf}
            className={className}
            linked={linked}
            order={orders && { sort: orders.current, onSort }}
            selection={bulk && { chosen, onChoose: setChosen, touched, onTouch: setTouched, nameOf: bulk.nameOf }}
          />
        )}
      </Listed>
    </>
  );
}

type FilterBarProps<Row, Sort extends SortText, Asked extends Filter<Sort>> = RecordListProps<Row, Sort, Asked> & {
  onSort: (sort: Sort) => void;
};

/** The controls that narrow a list down and choose its order. */
function FilterBar<Row, Sort extends SortText, Asked extends Filter<Sort>>(props: FilterBarProps<Row, Sort, Asked>) {
  const { tabs, search, orders, filter, onFilter, onSort } = props;
  return (
    <div className="filter-bar">
      {tabs}
      {orders && <SortChoice sorts={orders.all} value={orders.current} onSort={onSort} />}
      {search && (
        <SearchField label={search} value={filter?.q ?? ''} onSearch={(q) => onFilter?.({ ...filter, q: q || undefined } as Asked)} />
      )}
    </div>
  );
}

/** An order that has a name. */
type SortText = Extract<StringKey, `list.sort.${string}`> extends `list.sort.${infer Sort}` ? Sort : never;

type SortChoiceProps<Sort extends SortText> = { sorts: readonly Sort[]; value: Sort; onSort: (sort: Sort) => void };

/** The order of a list; stacked rows have no headings that could be asked. */
function SortChoice<Sort extends SortText>({ sorts, value, onSort }: SortChoiceProps<Sort>) {
  const t = useT();
  return (
    <select
      className="input small"
      aria-label={t('list.sort')}
      value={value}
      onChange={({ target }) => onSort(sorts.find((sort) => sort === target.value) ?? value)}
    >
      {sorts.map((sort) => (
        <option key={sort} value={sort}>
          {t(`list.sort.${sort}`)}
        </option>
      ))}
    </select>
  );
}
