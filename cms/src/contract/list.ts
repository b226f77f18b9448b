import * as z from 'zod/mini';
import { locales } from './constants';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The most rows of one export; a sheet of a spreadsheet holds about twice as many. */
export const MAX_EXPORT_ROWS = 500_000;

/** Query of `GET /api/staff/exports/:list`, beside that of the list itself. */
export const ExportQuery = z.object({ format: z.enum(exportFormats), locale: z.enum(locales) });
export type ExportQuery = z.infer<typeof ExportQuery>;

/** Lists of documents that staff search, sort, export and keep views of. */
export const staffLists = ['quotes', 'orders', 'invoices'] as const;

/** Lists that all staff export: those, and the rows of the report on lost offers. */
export const exportedByStaff = [...staffLists, 'lost-offers'] as const;

/** Lists that can be exported: those, and the customers and guests, for super admins. */
export type ExportedList = (typeof exportedByStaff)[number] | 'contacts';

/** As far as rows of a status are counted where a number only says how much there is to do: it stands for as many and more. */
export const MOST_COUNTED = 1_000;
/** As far as the cards of a column of the board are counted: which of them match, only the rows themselves tell. */
export const MOST_CARDS_COUNTED = 200;

export const LIST_LIMIT_DEFAULT = 25;
const LIST_LIMIT_MAX = 100;

const limit = () => z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LIST_LIMIT_MAX)));

/** Query of every list: pages follow a cursor (the last row seen), never an offset. */
export const ListQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(1_000))),
  limit: limit(),
});
export type ListQuery = z.infer<typeof ListQuery>;

/** Query of `GET /api/articles` and `GET /api/projects`: `after` is the `next` of the page before. */
export const ContentListQuery = z.object({
  after: z.optional(z.string().check(z.maxLength(200))),
  limit: limit(),
  /** The slug of a category to filter by. */
  category: z.optional(z.string().check(z.maxLength(100))),
});
export type ContentListQuery = z.infer<typeof ContentListQuery>;

/** One page of a list. `next` is the cursor of the following page, null at the end. */
export type Page<T> = { items: T[]; next: string | null };
