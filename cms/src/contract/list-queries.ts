import * as z from 'zod/mini';
import { boardColumns, BoardQuery } from './production/board';
import { InvoiceListQuery } from './billing/invoice';
import { OrderListQuery } from './production/order';
import { QuoteListQuery } from './quoting/quote';
import type { ViewedList } from './people/saved-view';

/** What each list can be asked; `due` is which of the board's columns its page shows. */
export const listQueries = {
  quotes: QuoteListQuery,
  orders: OrderListQuery,
  invoices: InvoiceListQuery,
  board: z.extend(BoardQuery, { due: z.optional(z.enum(boardColumns)) }),
} satisfies Record<ViewedList, unknown>;
