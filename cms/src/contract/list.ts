import * as z from 'zod/mini';

export const LIST_LIMIT_DEFAULT = 25;
const LIST_LIMIT_MAX = 100;

/** Query of every list: pages follow a cursor (the last row seen), never an offset. */
export const ListQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LIST_LIMIT_MAX))),
});
export type ListQuery = z.infer<typeof ListQuery>;

/** One page of a list. `next` is the cursor of the following page, null at the end. */
export type Page<T> = { items: T[]; next: string | null };
