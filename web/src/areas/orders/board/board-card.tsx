import type { BoardCard as Card, TeamMember } from '@contract/production/order';
import { Problem } from '@contract/problem';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { put } from '../../../lib/http/http';
import { problemText } from '../../../lib/text/problem-text';
import { useT } from '../../../lib/text/strings';
import { useToast } from '../../../ui/feedback/toasts';
import { DueMark } from '../../../ui/marks/due-mark';
import { OrderStatus } from '../../../ui/marks/document-status';
import { Icon } from '../../../ui/marks/icon';
import { staffOrderPath } from '../../workspace/staff-queries';
import { nextMove } from './board-moves';
import type { BoardMoves } from './use-board-moves';

type Handle = Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp', (event: PointerEvent<HTMLElement>) => void> & {
  onPointerCancel: () => void;
};

export type BoardCardProps = {
  card: Card;
  moves: BoardMoves;
  team: readonly TeamMember[];
  /** What takes the card with mouse or finger; absent where columns are no stages. */
  handle?: Handle;
  /** How far the card has been taken; null while it is not held. */
  held: { dx: number; dy: number } | null;
};

/** An order on the board: what it is, for whom, by when, who works on it, and what can be done with it. */
export function BoardCard({ card, moves, team, handle, held }: BoardCardProps) {
  const t = useT();
  const { id, number, name, company, services, status, express, contractor } = card;
  const isUnderWay = moves.underWay.some((one) => one.card.id === id);
  const refused = moves.refused?.id === id ? moves.refused.text : null;
  const style: CSSProperties | undefined = held ? { transform: `translate(${held.dx}px, ${held.dy}px)` } : undefined;
  return (
    <li className={held ? 'board-card held' : 'board-card'} data-card={id} aria-busy={isUnderWay || undefined} style={style}>
      <div className="card-head">
        {handle && <span className="card-handle" title={t('board.handle')} aria-hidden="true" {...handle} />}
        <Link className="row-link mono" to="/admin/orders/$id" params={{ id }}>
          {number}
        </Link>
        {express && <span className="card-express">{t('board.term.express')}</span>}
      </div>
      {handle ? null : <OrderStatus status={status} />}
      <b>{company || name}</b>
      <span className="small">{services.join(', ')}</span>
      <DueMark order={card} />
      <Responsible card={card} team={team} onChanged={moves.refresh} />
      {contractor && <span className="small muted">{t('board.card.contractor', { name: contractor })}</span>}
      {refused && (
        <p className="card-refused small">
          <Icon name="circle-alert" small /> {refused}
        </p>
      )}
      <CardMoves card={card} moves={moves} disabled={isUnderWay} />
    </li>
  );
}

/** The card's own next step, and a menu of all stages that it can be moved to. */
function CardMoves({ card, moves, disabled }: Pick<BoardCardProps, 'card' | 'moves'> & { disabled: boolean }) {
  const t = useT();
  const menu = useRef<HTMLDetailsElement>(null);
  const possible = moves.of(card);
  const next = nextMove(possible);
  if (possible.length === 0) return null;
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    menu.current?.querySelector('summary')?.focus();
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !menu.current?.contains(relatedTarget)) close();
  };
  return (
    <div className="card-moves">
      {next && (
        <button type="button" className="card-next" disabled={disabled} onClick={() => moves.move(card, next.to)}>
          {t(`order.event.${next.event}`)} <Icon name="arrow-right" small />
        </button>
      )}
      <details ref={menu} className="card-menu" onKeyDown={handleKey} onBlur={handleBlur}>
        <summary aria-label={t('board.move.of', { number: card.number })}>{t('board.move')}</summary>
        <ul>
          {possible.map(({ event, to }) => (
            <li key={event}>
              <button
                type="button"
                disabled={disabled}
                onClick={() => {
                  close();
                  moves.move(card, to);
                }}
              >
                {t(`order.status.${to}`)} <small className="muted">{t(`order.event.${event}`)}</small>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

type ResponsibleProps = Pick<BoardCardProps, 'card' | 'team'> & { onChanged: () => Promise<void> };

/** Who in the team answers for an order, to be changed at once. Nobody is a dashed field, not a blank. */
function Responsible({ card: { id, number, responsible }, team, onChanged }: ResponsibleProps) {
  const t = useT();
  const { work } = useToast();
  const [busy, setBusy] = useState(false);
  const known = !responsible || team.some((member) => member.id === responsible.id) ? team : [responsible, ...team];
  async function handleChange(to: string | null): Promise<void> {
    setBusy(true);
    try {
      await put(`${staffOrderPath(id)}/responsible`, { from: responsible?.id ?? null, to });
      const name = known.find((member) => member.id === to)?.name;
      work.success(name ? t('board.responsible.done', { number, name }) : t('board.responsible.none-done', { number }));
    } catch (failure) {
      const isStale = failure instanceof Problem && failure.code === 'stale';
      work.error(isStale ? t('board.responsible.stale', { number }) : problemText(t, failure));
    }
    await onChanged();
    setBusy(false);
  }
  return (
    <select
      className={responsible ? 'input small card-responsible' : 'input small card-responsible nobody'}
      aria-label={t('board.responsible', { number })}
      value={responsible?.id ?? ''}
      disabled={busy}
      onChange={({ target }) => void handleChange(target.value || null)}
    >
      <option value="">{t('board.unassigned')}</option>
      {known.map((member) => (
        <option key={member.id} value={member.id}>
          {member.name}
        </option>
      ))}
    </select>
  );
}
