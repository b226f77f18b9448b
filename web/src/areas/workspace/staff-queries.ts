import type { ContactMessage, ContactStatus } from '@contract/people/contact';
import type { DeclarationKind, StaffDeclaration } from '@contract/people/declaration';
import type { ScanState } from '@contract/files/quarantine';
import type { StaffOverview } from '@contract/people/person';
import { type OrderSort, orderSorts, type StaffOrder, type StaffOrderSummary } from '@contract/production/order';
import { type QuoteSort, quoteSorts, type StaffQuoteSummary } from '@contract/quoting/quote';
import type { StaffQuoteView } from '@contract/quoting/offer';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { getPage } from '../../lib/http/content';
import { get } from '../../lib/http/http';
import { pageQuery, choiceOf, dayOf, searchOf, textOf } from '../../lib/http/query-string';
import { type OrderStatus, orderStatuses } from '@contract/states/order';
import { type QuoteStatus, quoteStatuses } from '@contract/states/quote';
import type { Site } from '@contract/content/site';
import { useLocale } from '../../lib/text/locale';

const OVERVIEW_EVERY_MS = 60_000;

/** Returns the query for the figures of the staff's overview; kept fresh while it is looked at. */
export const overviewQuery = () =>
  queryOptions({
    queryKey: ['staff', 'overview'],
    queryFn: ({ signal }) => get<StaffOverview>('/api/staff/overview', { signal }),
    refetchInterval: OVERVIEW_EVERY_MS,
  });

/** Returns the query for how the check of files goes; kept fresh while it is looked at. */
export const scanStateQuery = () =>
  queryOptions({
    queryKey: ['staff', 'files', 'state'],
    queryFn: ({ signal }) => get<ScanState>('/api/staff/files/state', { signal }),
    refetchInterval: OVERVIEW_EVERY_MS,
  });

/** Returns the query for everybody's quotes. */
export const staffQuotesQuery = (filter: StaffQuoteFilter = {}) =>
  pageQuery<StaffQuoteSummary>(['staff', 'quotes', 'list'], '/api/staff/quotes', filter);

/** Returns the API's path of one quote for staff. */
export const staffQuotePath = (id: string): string => `/api/staff/quotes/${encodeURIComponent(id)}`;

export const staffQuoteQuery = (id: string) =>
  queryOptions({ queryKey: ['staff', 'quotes', id], queryFn: ({ signal }) => getPage<StaffQuoteView>(staffQuotePath(id), { signal }) });

/** Shows a quote as the server has it now; lists and counts are read anew when they are next looked at. */
export function showStaffQuote(queryClient: QueryClient, quote: StaffQuoteView): void {
  queryClient.setQueryData(staffQuoteQuery(quote.id).queryKey, quote);
  void queryClient.invalidateQueries({ queryKey: ['staff', 'quotes', 'list'] });
  void queryClient.invalidateQueries({ queryKey: ['staff', 'overview'] });
}

/** Returns the query for everybody's orders. */
export const staffOrdersQuery = (filter: StaffOrderFilter = {}) =>
  pageQuery<StaffOrderSummary>(['staff', 'orders', 'list'], '/api/staff/orders', { ...filter, sort: orderSortOf(filter) });

/** Returns the API's path of one order for staff. */
export const staffOrderPath = (id: string): string => `/api/staff/orders/${encodeURIComponent(id)}`;

export const staffOrderQuery = (id: string) =>
  queryOptions({ queryKey: ['staff', 'orders', id], queryFn: ({ signal }) => getPage<StaffOrder>(staffOrderPath(id), { signal }) });

/** Shows an order as the server has it now. */
export function showStaffOrder(queryClient: QueryClient, order: StaffOrder): void {
  queryClient.setQueryData(staffOrderQuery(order.id).queryKey, order);
  void queryClient.invalidateQueries({ queryKey: ['staff', 'orders', 'list'] });
}

/** Returns the query for withdrawals and cancellations, newest first. */
export const declarationsQuery = (kind?: DeclarationKind) =>
  pageQuery<StaffDeclaration>(['staff', 'declarations'], '/api/staff/declarations', { kind });

export type MessageFilter = { status?: ContactStatus; q?: string };

/** Returns the API's path of messages from the contact form, or of one of them. */
export const messagePath = (id = ''): string => `/api/staff/contact-messages${id && `/${encodeURIComponent(id)}`}`;

/** Returns the query for messages of the contact form, newest first, for super admins. */
export const messagesQuery = (filter: MessageFilter) => pageQuery<ContactMessage>(['staff', 'messages'], messagePath(), filter);

/** The part of a list that the address asks for, and its order. */
type StaffFilter<Status extends string, Sort extends string> = { status?: Status | 'open'; q?: string; sort?: Sort };
/** The lost offers that a figure of the report stands for: days as YYYY-MM-DD, a reason and a service by their keys. */
export type LostFilter = { lostFrom?: string; lostTo?: string; lostReason?: string; lostService?: string };
export type StaffQuoteFilter = StaffFilter<QuoteStatus, QuoteSort> & LostFilter;
export type StaffOrderFilter = StaffFilter<OrderStatus | 'late', OrderSort>;

const filterOf =
  <Status extends string, Sort extends string>(statuses: readonly Status[], sorts: readonly Sort[]) =>
  ({ status, q, sort }: Record<string, unknown>): StaffFilter<Status, Sort> => ({
    status: choiceOf(['open', ...statuses], status),
    ...searchOf({ q }),
    sort: choiceOf(sorts, sort),
  });

export const staffQuoteFilterOf = (search: Record<string, unknown>): StaffQuoteFilter => ({
  ...filterOf(quoteStatuses, quoteSorts)(search),
  lostFrom: dayOf(search.lostFrom),
  lostTo: dayOf(search.lostTo),
  lostReason: keyOf(search.lostReason),
  lostService: keyOf(search.lostService),
});

/** Reads a key of an address; undefined for none. */
const keyOf = (value: unknown): string | undefined => (/^[\w-]{1,40}$/.test(textOf(value) ?? '') ? textOf(value) : undefined);

export const staffOrderFilterOf = filterOf(['late', ...orderStatuses], orderSorts);

/** Returns the order of a list; by default the newest first, and within one status what is due first. */
export const orderSortOf = ({ status, sort }: StaffOrderFilter): OrderSort => sort ?? (status ? 'due' : 'newest');

type SkillGroup = { slug: string; name: string; products: readonly { slug: string; name: string }[] };

/** Returns the skills contractors may have: the categories of the catalogue with their services. Empty until they are loaded. */
export function useSkills(): readonly SkillGroup[] {
  const locale = useLocale();
  const { data } = useQuery({ queryKey: ['site', locale], queryFn: ({ signal }) => get<Site>('/api/site', { locale, signal }) });
  return data?.categories ?? [];
}

/** Returns the name of a category, or of a service; one that the catalogue no longer has keeps its address. */
export function skillName(groups: readonly SkillGroup[], skill: string): string {
  const [category, product] = skill.split('/');
  const group = groups.find(({ slug }) => slug === category);
  const found = product === undefined ? group : group?.products.find(({ slug }) => slug === product);
  return found?.name ?? skill;
}
