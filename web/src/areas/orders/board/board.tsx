import { boardWork } from '@contract/production/board';
import { Link } from '@tanstack/react-router';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../ui/layout/page-head';
import { SearchField } from '../../../ui/forms/search-field';
import { BoardColumn } from './board-column';
import { shownColumns, type BoardFilter } from './board-filter';
import { BoardFilters } from './board-filters';
import { moveOnBoard } from './move-on-board';

type BoardProps = {
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
  /** Views that somebody keeps. */
  views: ReactNode;
};

/** Open orders by when they are due. */
export function Board({ filter, onFilter, views }: BoardProps) {
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
      <BoardFilters filter={filter} onFilter={onFilter} />
      {views}
      <div className="board" role="region" aria-label={t('board.columns')} tabIndex={0} onKeyDown={moveOnBoard}>
        {shownColumns(filter).map((column) => (
          <BoardColumn key={column} column={column} filter={filter} />
        ))}
      </div>
    </>
  );
}
