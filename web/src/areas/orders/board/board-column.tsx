import type { BoardColumn as Column } from '@contract/production/board';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsOf } from '../../../lib/page-query';
import { Loaded } from '../../../ui/tables/loaded';
import { MoreRows } from '../../../ui/tables/more-rows';
import { BoardCard } from './board-card';
import type { BoardFilter } from './board-filter';
import { boardQuery } from './board-query';

/** One column of the board: how many orders it has, and the first of them to be due. */
export function BoardColumn({ column, filter }: { column: Column; filter: BoardFilter }) {
  const { t } = useTranslation();
  const id = useId();
  const query = useInfiniteQuery(boardQuery(column, filter));
  const count = query.data?.pages.at(-1)?.count;
  return (
    <section className={column === 'late' ? 'board-column overdue' : 'board-column'} aria-labelledby={id}>
      <h2 id={id}>
        {t(`board.column.${column}`)} {count !== undefined && <span className="mono">{count}</span>}
      </h2>
      <Loaded query={query} lines={4}>
        {(pages) => {
          const cards = rowsOf(pages);
          if (cards.length === 0) return <p className="muted small">{t(`board.none.${column}`)}</p>;
          return (
            <>
              <ol>
                {cards.map((card) => (
                  <BoardCard key={card.id} card={card} />
                ))}
              </ol>
              {query.hasNextPage && <MoreRows query={query} count={t('board.shown', { shown: cards.length, of: count ?? cards.length })} />}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
