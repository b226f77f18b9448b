import { boardColumns, boardWork } from '@contract/board';
import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../ui/page-head';
import { SearchField } from '../../ui/search-field';
import { BoardColumn } from './board-column';
import type { BoardFilter } from './board-filter';
import { moveOnBoard } from './move-on-board';

type BoardProps = { filter: BoardFilter; onFilter: (filter: BoardFilter) => void };

/** Open orders by when they are due. */
export function Board({ filter, onFilter }: BoardProps) {
  const { t } = useTranslation();
  const handleSearch = useCallback((q: string) => onFilter({ ...filter, q: q || undefined }), [filter, onFilter]);
  return (
    <>
      <PageHead title={t('board')} />
      <div className="filter-bar">
        <nav className="segments-scroll" aria-label={t('board.work')}>
          <div className="segments">
            {([undefined, ...boardWork] as const).map((work) => (
              <Link key={work ?? 'all'} to="/admin/board" search={{ ...filter, work }} activeOptions={{ exact: true }}>
                {t(`board.work.${work ?? 'all'}`)}
              </Link>
            ))}
          </div>
        </nav>
        <SearchField label={t('admin.orders.search')} value={filter.q ?? ''} onSearch={handleSearch} />
      </div>
      <div className="board" role="region" aria-label={t('board.columns')} tabIndex={0} onKeyDown={moveOnBoard}>
        {boardColumns.map((column) => (
          <BoardColumn key={column} column={column} filter={filter} />
        ))}
      </div>
    </>
  );
}
