import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useT } from '../../lib/strings';
import { Spinner } from '../feedback/spinner';

type MoreRowsProps = {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>;
  /** How many rows are shown, as a sentence. */
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
