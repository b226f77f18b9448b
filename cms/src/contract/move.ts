import * as z from 'zod/mini';

/** Longest words that belong to a move or a message. */
export const MAX_MESSAGE_LENGTH = 5_000;

/**
 * What every move of a document carries. `revision` is the one its sender saw: a document that moved on since answers
 * `stale`. `key` is made anew for each wish to move; the same key twice moves once.
 */
export const Move = z.object({
  revision: z.int(),
  key: z.uuid(),
  /** Reason, question or wish; the flow's table says where it is required. */
  text: z.optional(z.string().check(z.trim(), z.maxLength(MAX_MESSAGE_LENGTH))),
});
export type Move = z.infer<typeof Move>;
