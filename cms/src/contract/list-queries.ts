import { InvoiceListQuery } from './invoice';
import type { StaffList } from './list';
import { OrderListQuery } from './order';
import { QuoteListQuery } from './quote';

/** What each list can be asked. */
export const listQueries = { quotes: QuoteListQuery, orders: OrderListQuery, invoices: InvoiceListQuery } satisfies Record<
  StaffList,
  unknown
>;
