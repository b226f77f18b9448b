import * as z from 'zod/mini';
import { Cents } from '../pricing/cents';
import { contentKinds } from './page-kinds';
import { Accent, PriceUnit } from './product';

/** A page that the search can find, with everything its index needs. */
export const SearchDocument = z.object({
  kind: z.enum([...contentKinds, 'faq']),
  title: z.string(),
  text: z.string(),
  path: z.string(),
  keywords: z.array(z.string()),
  /** Net cents per unit; of products only. */
  price: z.optional(Cents),
  unit: z.optional(PriceUnit),
  accent: z.optional(Accent),
});
export type SearchDocument = z.infer<typeof SearchDocument>;

/** What editors teach the search: names that mean the same, and the pages that answer a question best. One entry a line. */
export type SearchWording = { synonyms: string; answers: string };

/** The answer of `GET /api/search-documents`: every page, and what editors teach the search. */
export type SearchDocuments = { documents: SearchDocument[]; wording: SearchWording };

/** The fate of a removed page: it has moved to another address, or is gone for good. */
export const redirectKinds = ['moved', 'gone'] as const;
export type RedirectKind = (typeof redirectKinds)[number];

/** The redirect of a removed address. Paths are without language prefix; `to` is null for a page that is gone for good. */
export const Redirect = z.object({ from: z.string(), to: z.nullable(z.string()), status: z.union([z.literal(301), z.literal(410)]) });
export type Redirect = z.infer<typeof Redirect>;

/** Spells a path in the one way in which redirects are compared: as browsers send it, without a slash at the end. */
export const redirectKey = (path: string): string =>
  new URL(`http://x${path.normalize('NFC')}`).pathname
    .replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())
    .replace(/(?<=[^/]|^\/)\/+$/, '');
