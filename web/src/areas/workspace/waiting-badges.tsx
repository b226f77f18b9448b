import { useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '../../lib/text/strings';
import { rowsOf } from '../../lib/http/query-string';
import { ordersQuery, quotesQuery } from './customer-queries';
import type { OrderStatus } from '@contract/states/order';
import { customerTurnStatuses, type QuoteStatus } from '@contract/states/quote';

/** Shows the number of quotes that wait for the customer. */
export function QuotesBadge() {
  const { data } = useInfiniteQuery(quotesQuery({ status: 'open' }));
  return <WaitingBadge count={data ? rowsOf(data).filter(isCustomersTurn).length : 0} />;
}

/** Shows the number of deliveries that wait for the customer. */
export function OrdersBadge() {
  const { data } = useInfiniteQuery(ordersQuery({ status: 'open' }));
  return <WaitingBadge count={data ? rowsOf(data).filter(isDelivered).length : 0} />;
}

function WaitingBadge({ count }: { count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <span className="badge">
      {count}
      <span className="visually-hidden"> {t('portal.waiting')}</span>
    </span>
  );
}

const customerTurn: readonly QuoteStatus[] = customerTurnStatuses;

/** Returns true if a quote waits for its customer. */
export const isCustomersTurn = ({ status }: { status: QuoteStatus }): boolean => customerTurn.includes(status);

/** Returns true if an order waits to be accepted or revised. */
export const isDelivered = ({ status }: { status: OrderStatus }): boolean => status === 'delivered';
