import { MOST_CARDS_COUNTED } from '@contract/list';
import {
  type BoardCard as Card,
  type BoardColumn as TimeColumn,
  type BoardStage,
  boardStages,
  type TeamMember,
} from '@contract/production/order';
import type { ActorKind } from '@contract/states/transition';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId } from 'react';
import { rowsOf } from '../../../lib/http/query-string';
import { formatCount } from '../../../lib/text/format';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { Loaded, MoreRows } from '../../../ui/tables/listed';
import { BoardCard } from './board-card';
import { refusalOf } from './board-moves';
import { type BoardFilter, boardQuery, shownColumns, useTeam } from './board-query';
import { type BoardMoves, useBoardMoves } from './use-board-moves';
import { type Drag, useDrag } from './use-drag';

type BoardColumnsProps = { filter: BoardFilter; /** Whoever moves cards. */ actor: ActorKind };

/** The columns of the board, by stage or by due time, with cards that can be moved. */
export function BoardColumns({ filter, actor }: BoardColumnsProps) {
  const t = useT();
  const { moves, dialog } = useBoardMoves(actor);
  const { drag, handleOf } = useDrag(moves.move);
  const team = useTeam();
  return (
    <>
      <div
        className={drag ? 'board holding' : 'board'}
        role="region"
        aria-label={t(filter.by === 'due' ? 'board.columns' : 'board.stages')}
        tabIndex={0}
        onKeyDown={moveOnBoard}
      >
        {shownColumns(filter).map((column) => (
          <BoardColumn key={column} column={column} filter={filter} moves={moves} team={team} drag={drag} handleOf={handleOf} />
        ))}
      </div>
      {dialog}
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

const isStage = (column: BoardStage | TimeColumn): column is BoardStage => (boardStages as readonly string[]).includes(column);

type BoardColumnProps = {
  column: BoardStage | TimeColumn;
  filter: BoardFilter;
  moves: BoardMoves;
  team: readonly TeamMember[];
  drag: Drag | null;
  handleOf: ReturnType<typeof useDrag>['handleOf'];
};

/** Shows one column of the board: how many orders it has, and the first of them to be due. */
function BoardColumn({ column, filter, moves, team, drag, handleOf }: BoardColumnProps) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const query = useInfiniteQuery(boardQuery(column, filter));
  const count = query.data?.pages.at(-1)?.count;
  const stage = isStage(column) ? column : null;
  const target = useTarget(stage, moves, drag);
  const arriving = moves.underWay.filter(({ to }) => to === stage).map(({ card }) => card);
  const leaving = stage ? moves.underWay.map(({ card }) => card.id) : [];
  return (
    <section
      className={['board-column', column === 'late' && 'overdue', target?.kind].filter(Boolean).join(' ')}
      aria-labelledby={id}
      data-stage={stage}
    >
      <h2 id={id}>
        {isStage(column) ? t(`order.status.${column}`) : t(`board.column.${column}`)}{' '}
        {count !== undefined && <span className="mono">{formatCount(count, MOST_CARDS_COUNTED, locale)}</span>}
      </h2>
      {target && <p className="drop-note small">{target.text}</p>}
      <Loaded query={query} lines={4}>
        {(pages) => {
          const cards = [...arriving, ...rowsOf(pages).filter((card) => !leaving.includes(card.id))];
          if (cards.length === 0) return <p className="muted small">{t(isStage(column) ? 'board.none.stage' : `board.none.${column}`)}</p>;
          return (
            <>
              <ol>
                {cards.map((card: Card) => (
                  <BoardCard
                    key={card.id}
                    card={card}
                    moves={moves}
                    team={team}
                    handle={stage ? handleOf(card) : undefined}
                    held={drag?.card.id === card.id ? drag : null}
                  />
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

/** Returns what a column says to a card that is held: that it can be put down here, or why not. */
function useTarget(stage: BoardStage | null, moves: BoardMoves, drag: Drag | null): { kind: string; text: string } | null {
  const t = useT();
  if (!drag || !stage || drag.card.status === stage) return null;
  const move = moves.of(drag.card).find(({ to }) => to === stage);
  if (!move) return { kind: 'forbidden', text: t(refusalOf(drag.card, stage)) };
  const text = t('board.drop', { event: t(`order.event.${move.event}`) });
  return { kind: drag.over === stage ? 'allowed over' : 'allowed', text };
}
