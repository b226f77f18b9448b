import { orderStatuses, type OrderStatus } from '@contract/states/order';
import { quoteStatuses, type QuoteStatus } from '@contract/states/quote';
import { choiceOf, searchOf } from '../../lib/list-filter';

/** The part of a list that the address asks for. */
type StaffFilter<Status extends string> = { status?: Status | 'open'; q?: string };
export type StaffQuoteFilter = StaffFilter<QuoteStatus>;
export type StaffOrderFilter = StaffFilter<OrderStatus>;

const filterOf =
  <Status extends string>(statuses: readonly Status[]) =>
  ({ status, q }: Record<string, unknown>): StaffFilter<Status> => ({
    status: choiceOf(['open', ...statuses], status),
    ...searchOf({ q }),
  });

export const staffQuoteFilterOf = filterOf(quoteStatuses);
export const staffOrderFilterOf = filterOf(orderStatuses);
