import * as z from 'zod/mini';
import { boardColumns, BoardQuery } from './board';
import { InvoiceListQuery } from './invoice';
import { OrderListQuery } from './order';
import { QuoteListQuery } from './quote';
import type { ViewedList } from './saved-view';

/** What each list can be asked; `due` is which of the board's columns its page shows. */
export const listQueries = {
  quotes: QuoteListQuery,
  orders: OrderListQuery,
  invoices: InvoiceListQuery,
  board: z.extend(BoardQuery, { due: z.optional(z.enum(boardColumns)) }),
} satisfies Record<ViewedList, unknown>;
