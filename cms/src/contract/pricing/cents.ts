import * as z from 'zod/mini';

/** An amount in whole euro cents, as it crosses a border. Never a float, never euros. */
export const Cents = z.int().brand<'Cents'>();
export type Cents = z.infer<typeof Cents>;
