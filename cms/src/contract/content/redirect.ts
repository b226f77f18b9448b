import * as z from 'zod/mini';

/** What became of a removed page: it stands elsewhere, or nowhere any more. */
export const redirectKinds = ['moved', 'gone'] as const;
export type RedirectKind = (typeof redirectKinds)[number];

/** What a removed address answers, without language prefix; `to` is null for what is gone for good. */
export const Redirect = z.object({ from: z.string(), to: z.nullable(z.string()), status: z.union([z.literal(301), z.literal(410)]) });
export type Redirect = z.infer<typeof Redirect>;

/** The one spelling in which paths with redirects are compared: as browsers send them, without a slash at the end. */
export const redirectKey = (path: string): string =>
  new URL(`http://x${path.normalize('NFC')}`).pathname
    .replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())
    .replace(/(?<=[^/]|^\/)\/+$/, '');
