import { orderSorts, type OrderSort } from '@contract/production/order';
import { quoteSorts, type QuoteSort } from '@contract/quoting/quote';
import { orderStatuses, type OrderStatus } from '@contract/states/order';
import { quoteStatuses, type QuoteStatus } from '@contract/states/quote';
import { choiceOf, searchOf } from '../../lib/list-filter';

/** The part of a list that the address asks for, and its order. */
type StaffFilter<Status extends string, Sort extends string> = { status?: Status | 'open'; q?: string; sort?: Sort };
export type StaffQuoteFilter = StaffFilter<QuoteStatus, QuoteSort>;
export type StaffOrderFilter = StaffFilter<OrderStatus, OrderSort>;

const filterOf =
  <Status extends string, Sort extends string>(statuses: readonly Status[], sorts: readonly Sort[]) =>
  ({ status, q, sort }: Record<string, unknown>): StaffFilter<Status, Sort> => ({
    status: choiceOf(['open', ...statuses], status),
    ...searchOf({ q }),
    sort: choiceOf(sorts, sort),
  });

export const staffQuoteFilterOf = filterOf(quoteStatuses, quoteSorts);
export const staffOrderFilterOf = filterOf(orderStatuses, orderSorts);

/** The order that nobody chose: the newest, and of one state what is due first. */
export const orderSortOf = ({ status, sort }: StaffOrderFilter): OrderSort => sort ?? (status ? 'due' : 'newest');
