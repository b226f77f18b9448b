import { MOST_CARDS_COUNTED } from '@contract/list';
import { type BoardCard as Card, type BoardColumn as Column, boardColumns, boardTerms, boardWork } from '@contract/production/order';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId } from 'react';
import { useT } from '../../../lib/text/strings';
import { PageHead } from '../../../ui/layout/page-head';
import { SearchField } from '../../../ui/forms/search-field';
import { boardAssigneesQuery, type BoardFilter, boardFilterOf, boardQuery, shownColumns } from './board-query';
import { useInfiniteQuery } from '@tanstack/react-query';
import { rowsOf } from '../../../lib/http/query-string';
import { Loaded, MoreRows } from '../../../ui/tables/listed';
import { DueMark } from '../../../ui/marks/due-mark';
import { OrderStatus } from '../../../ui/marks/document-status';
import { openOrderStatuses } from '@contract/states/order';
import { useSkills } from '../../workspace/staff-queries';
import { useLocale } from '../../../lib/text/locale';
import { formatCount } from '../../../lib/text/format';

type BoardProps = {
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
  /** The menu of saved views. */
  views: ReactNode;
};

/** Shows open orders by when they are due. */
export function Board({ filter, onFilter, views }: BoardProps) {
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

/** Moves the focus on the board, as its `onKeyDown`: arrow keys lead from card to card, sideways into the next column that has one. */
function moveOnBoard(event: KeyboardEvent<HTMLElement>): void {
  const columns = [...event.currentTarget.querySelectorAll('.board-column')]
    .map((column) => [...column.querySelectorAll<HTMLElement>('.row-link')])
    .filter((cards) => cards.length > 0);
  const at = columns.findIndex((cards) => cards.includes(event.target as HTMLElement));
  const cards = columns[at];
  if (!cards) return;
  const row = cards.indexOf(event.target as HTMLElement);
  const beside = (step: number) => columns[at + step]?.[Math.min(row, (columns[at + step]?.length ?? 1) - 1)];
  const next = { ArrowDown: cards[row + 1], ArrowUp: cards[row - 1], ArrowRight: beside(1), ArrowLeft: beside(-1) }[event.key];
  if (!event.key.startsWith('Arrow')) return;
  event.preventDefault();
  next?.focus();
}

/** Shows one column of the board: how many orders it has, and the first of them to be due. */
function BoardColumn({ column, filter }: { column: Column; filter: BoardFilter }) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const query = useInfiniteQuery(boardQuery(column, filter));
  const count = query.data?.pages.at(-1)?.count;
  return (
    <section className={column === 'late' ? 'board-column overdue' : 'board-column'} aria-labelledby={id}>
      <h2 id={id}>
        {t(`board.column.${column}`)}{' '}
        {count !== undefined && <span className="mono">{formatCount(count, MOST_CARDS_COUNTED, locale)}</span>}
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
              {query.hasNextPage && (
                <MoreRows
                  query={query}
                  count={t('board.shown', { shown: cards.length, of: formatCount(count ?? cards.length, MOST_CARDS_COUNTED, locale) })}
                />
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

/** An order on the board: what it is, for whom, who works on it and until when. */
function BoardCard({ card }: { card: Card }) {
  const t = useT();
  const { id, number, name, company, services, status, contractor } = card;
  return (
    <li className="board-card">
      <Link className="row-link mono" to="/admin/orders/$id" params={{ id }}>
        {number}
      </Link>
      <OrderStatus status={status} />
      <b>{company || name}</b>
      <span className="small">{services.join(', ')}</span>
      <span className="small muted">{contractor ?? t('board.unassigned')}</span>
      <DueMark order={card} />
    </li>
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
  const isNarrowed = Object.values(filter).some(Boolean);
  return (
    <div className="filter-bar board-filters" role="group" aria-label={t('board.filters')}>
      <Choice {...choice('due')} options={boardColumns.map((value) => ({ value, text: t(`board.column.${value}`) }))} />
      <Choice {...choice('status')} options={openOrderStatuses.map((value) => ({ value, text: t(`order.status.${value}`) }))} />
      <Choice {...choice('category')} options={categories} />
      <Choice {...choice('contractor')} options={useContractorNames(filter.contractor)} />
      <Choice {...choice('term')} options={boardTerms.map((value) => ({ value, text: t(`board.term.${value}`) }))} />
      {isNarrowed && (
        <Link className="link small" to="/admin/board" search={{}}>
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
