import * as z from 'zod/mini';

/** What a removed address answers, without language prefix; `to` is null for what is gone for good. */
export const Redirect = z.object({ from: z.string(), to: z.nullable(z.string()), status: z.union([z.literal(301), z.literal(410)]) });
export type Redirect = z.infer<typeof Redirect>;
