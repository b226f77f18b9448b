import { orderStatuses, type OrderStatus } from '@contract/states/order';
import { quoteStatuses, type QuoteStatus } from '@contract/states/quote';

/** The part of a list that the address asks for. */
type StaffFilter<Status extends string> = { status?: Status | 'open'; q?: string };
export type StaffQuoteFilter = StaffFilter<QuoteStatus>;
export type StaffOrderFilter = StaffFilter<OrderStatus>;

const SEARCH_MAX_LENGTH = 80;

/** What the address says; what nobody knows is named as undefined, else the router would keep it. */
const filterOf =
  <Status extends string>(statuses: readonly Status[]) =>
  ({ status, q }: Record<string, unknown>): StaffFilter<Status> => ({
    status: status === 'open' ? status : statuses.find((known) => known === status),
    ...searchOf({ q }),
  });

export const staffQuoteFilterOf = filterOf(quoteStatuses);
export const staffOrderFilterOf = filterOf(orderStatuses);

/** The search text of the address; numbers arrive as numbers. */
export function searchOf({ q }: Record<string, unknown>): { q?: string } {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, SEARCH_MAX_LENGTH) : '';
  return { q: text || undefined };
}
