import type { Page } from '@contract/list';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rowsOf } from '../../lib/page-query';
import { Loaded } from './loaded';
import { MoreRows } from './more-rows';

type ListedProps<Row> = {
  query: UseInfiniteQueryResult<InfiniteData<Page<Row>>>;
  /** Lines of the skeleton. */
  lines?: number;
  /** What stands there without a row. */
  none: ReactNode;
  /** How many rows are shown, as a sentence. */
  count: (shown: number) => string;
  children: (rows: readonly Row[]) => ReactNode;
};

/** The sheet of a list: its rows, page by page, or why there are none. */
export const Listed = <Row,>(props: ListedProps<Row>) => (
  <div className="panel page-panel">
    <ListedRows {...props} />
  </div>
);

/** The same within a sheet that shows more. */
export const ListedRows = <Row,>({ query, lines, none, count, children }: ListedProps<Row>) => (
  <Loaded query={query} lines={lines}>
    {(pages) => {
      const rows = rowsOf(pages);
      if (rows.length === 0) return none;
      return (
        <>
          {children(rows)}
          <MoreRows query={query} count={count(rows.length)} />
        </>
      );
    }}
  </Loaded>
);
