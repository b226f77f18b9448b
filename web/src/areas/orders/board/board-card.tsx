import type { BoardCard as Card } from '@contract/production/board';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DueMark } from '../../../ui/marks/due-mark';
import { OrderStatus } from '../../../ui/marks/order-status';

/** An order on the board: what it is, for whom, who works on it and until when. */
export function BoardCard({ card }: { card: Card }) {
  const { t } = useTranslation();
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
