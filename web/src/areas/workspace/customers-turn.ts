import type { OrderStatus } from '@contract/states/order';
import { customerTurnStatuses, type QuoteStatus } from '@contract/states/quote';

const askedFor: readonly QuoteStatus[] = customerTurnStatuses;

/** Whether a quote waits for its customer. */
export const isCustomersTurn = ({ status }: { status: QuoteStatus }): boolean => askedFor.includes(status);

/** Whether an order waits to be accepted or revised. */
export const isDelivered = ({ status }: { status: OrderStatus }): boolean => status === 'delivered';
