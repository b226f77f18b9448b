import type { Page } from '@contract/list';
import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { rowsOf } from '../../lib/http/query-string';
import { Skeleton, Spinner } from '../feedback/loading';
import { useT } from '../../lib/text/strings';

type ListedProps<Row> = {
  query: UseInfiniteQueryResult<InfiniteData<Page<Row>>>;
  /** The number of lines of the skeleton. */
  lines?: number;
  /** The content in place of the rows when there are none. */
  none: ReactNode;
  /** Returns the sentence that says how many rows are shown. */
  count: (shown: number) => string;
  children: (rows: readonly Row[]) => ReactNode;
};

/** The sheet of a list: its rows, page by page, or why there are none. Rows stay while others are on their way. */
export function Listed<Row>({ query, ...props }: ListedProps<Row>) {
  const { data, isStale } = useKeptData(query);
  return (
    <div className="panel page-panel" aria-busy={isStale || undefined}>
      <ListedRows query={{ ...query, data } as typeof query} {...props} />
    </div>
  );
}

/**
 * Returns a list's data, or, while others are on their way because its order or filter has changed, those shown so far: nothing moves, and
 * what has the focus keeps it.
 */
export function useKeptData<Data>({ data, isError }: Pick<UseQueryResult<Data>, 'data' | 'isError'>): { data?: Data; isStale: boolean } {
  const [kept, setKept] = useState(data);
  if (data !== undefined && data !== kept) setKept(() => data);
  const isStale = data === undefined && kept !== undefined && !isError;
  return { data: isStale ? kept : data, isStale };
}

/** The rows of a list, page by page, within a sheet that shows more. */
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

type LoadedProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'refetch'>;
  /** The number of lines of the skeleton. */
  lines?: number;
  children: (data: T) => ReactNode;
};

/** Shows data of the server, that they are loading, or that loading failed. Older data stay in place when a refresh fails. */
export function Loaded<T>({ query: { data, isError, refetch }, lines, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  return <Skeleton lines={lines} />;
}

type MoreRowsProps = {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>;
  /** The sentence that says how many rows are shown. */
  count: string;
};

/** The end of a list: how much is shown, and the next page. */
export function MoreRows({ query, count }: MoreRowsProps) {
  const t = useT();
  return (
    <div className="list-end">
      <span className="small muted" role="status">
        {query.isFetchNextPageError ? t('list.more-failed') : count}
      </span>
      {query.hasNextPage && (
        <button type="button" className="button small" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {query.isFetchingNextPage && <Spinner />}
          {t('list.more')}
        </button>
      )}
    </div>
  );
}

type LoadFailureProps = { text?: string; onRetry: () => void };

/** A broken wall in a revision cloud: this part could not be loaded, and can be tried again. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  const t = useT();
  return (
    <div className="empty-state load-failure" role="alert">
      <svg viewBox="0 0 240 120" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M20 112V20h200v92M20 112h60m80 0h60" strokeWidth="3" />
        <path d="M80 112h80" strokeDasharray="5 5" />
        <path
          className="revision-cloud"
          d="M70 98a14 14 0 0 1 18-14 15 15 0 0 1 26-6 15 15 0 0 1 26 2 14 14 0 0 1 20 12 13 13 0 0 1 4 22 13 13 0 0 1-22 6H92a13 13 0 0 1-22-22z"
          strokeWidth="1.6"
        />
      </svg>
      <h2>{t('failure.title')}</h2>
      <p className="muted">{text ?? t('failure.part')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('failure.reload')}
      </button>
    </div>
  );
}
