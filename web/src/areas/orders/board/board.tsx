import { boardColumns, boardStages, boardTerms, boardWork } from '@contract/production/order';
import type { ActorKind } from '@contract/states/transition';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useT } from '../../../lib/text/strings';
import { PageHead } from '../../../ui/layout/page-head';
import { SearchField } from '../../../ui/forms/search-field';
import { BoardColumns } from './board-columns';
import { boardAssigneesQuery, type BoardFilter, boardFilterOf } from './board-query';
import { useInfiniteQuery } from '@tanstack/react-query';
import { rowsOf } from '../../../lib/http/query-string';
import { useSkills } from '../../workspace/staff-queries';
import { useLocale } from '../../../lib/text/locale';

type BoardProps = {
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
  /** Whoever moves cards. */
  actor: ActorKind;
  /** The menu of saved views. */
  views: ReactNode;
};

/** Shows open orders by stage or by when they are due, and lets them be moved. */
export function Board({ filter, onFilter, actor, views }: BoardProps) {
  const t = useT();
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
        <nav className="segments-scroll" aria-label={t('board.by')}>
          <div className="segments">
            {([undefined, 'due'] as const).map((by) => (
              <Link key={by ?? 'stage'} to="/admin/board" search={{ ...filter, by }} activeOptions={{ exact: true }}>
                {t(`board.by.${by ?? 'stage'}`)}
              </Link>
            ))}
          </div>
        </nav>
        <SearchField label={t('admin.orders.search')} value={filter.q ?? ''} onSearch={handleSearch} />
      </div>
      <BoardFilters filter={filter} onFilter={onFilter} />
      {views}
      <BoardColumns filter={filter} actor={actor} />
    </>
  );
}

type BoardFiltersProps = { filter: BoardFilter; onFilter: (filter: BoardFilter) => void };

/** Filters that narrow the board down, at once with each choice. */
function BoardFilters({ filter, onFilter }: BoardFiltersProps) {
  const t = useT();
  const categories = useSkills().map(({ slug, name }) => ({ value: slug, text: name }));
  const choice = (name: 'due' | 'status' | 'category' | 'contractor' | 'term') => ({
    label: t(`board.${name}`),
    all: t(`board.${name}.all`),
    value: filter[name] ?? '',
    onValue: (value: string) => onFilter(boardFilterOf({ ...filter, [name]: value })),
  });
  const { by, ...narrowing } = filter;
  const isNarrowed = Object.values(narrowing).some(Boolean);
  return (
    <div className="filter-bar board-filters" role="group" aria-label={t('board.filters')}>
      <Choice {...choice('due')} options={boardColumns.map((value) => ({ value, text: t(`board.column.${value}`) }))} />
      <Choice {...choice('status')} options={boardStages.map((value) => ({ value, text: t(`order.status.${value}`) }))} />
      <Choice {...choice('category')} options={categories} />
      <Choice {...choice('contractor')} options={useContractorNames(filter.contractor)} />
      <Choice {...choice('term')} options={boardTerms.map((value) => ({ value, text: t(`board.term.${value}`) }))} />
      {isNarrowed && (
        <Link className="link small" to="/admin/board" search={{ by }}>
          {t('board.reset')}
        </Link>
      )}
    </div>
  );
}

type ChoiceProps = {
  label: string;
  /** The text of the option that chooses nothing. */
  all: string;
  options: readonly { value: string; text: string }[];
  value: string;
  onValue: (value: string) => void;
};

function Choice({ label, all, options, value, onValue }: ChoiceProps) {
  return (
    <select className="input small" aria-label={label} value={value} onChange={({ target }) => onValue(target.value)}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}

/** Returns all contractors by name, loaded page after page. One who was chosen and is none any more stays in the list. */
function useContractorNames(chosen: string | undefined): { value: string; text: string }[] {
  const t = useT();
  const locale = useLocale();
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(boardAssigneesQuery());
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const names = (data ? rowsOf(data) : []).map(({ id, name }) => ({ value: id, text: name }));
  names.sort((one, other) => one.text.localeCompare(other.text, locale));
  return !chosen || names.some(({ value }) => value === chosen) ? names : [...names, { value: chosen, text: t('board.contractor.other') }];
}
