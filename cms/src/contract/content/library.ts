import * as z from 'zod/mini';
import { PageLink } from './content-page';
import { Seo } from './product';

export const libraryTopics = ['bestand', 'planung', 'bim', 'flaechen', 'daten', 'formate', 'cad', 'visualisierung'] as const;
const LibraryTopic = z.enum(libraryTopics);
export type LibraryTopic = z.infer<typeof LibraryTopic>;

/** A term as the library lists it: `GET /api/library`, `{entries}` in alphabetical order of the asked language. */
export const LibraryEntrySummary = z.object({
  slug: z.string(),
  term: z.string(),
  /** The heading it stands under: a capital letter, or `#` for what begins with none. */
  letter: z.string(),
  topic: LibraryTopic,
  short: z.string(),
});
export type LibraryEntrySummary = z.infer<typeof LibraryEntrySummary>;

/** `GET /api/library/:slug` */
export const LibraryEntry = z.extend(LibraryEntrySummary, {
  bodyHtml: z.string(),
  related: z.array(LibraryEntrySummary),
  previous: z.nullable(PageLink),
  next: z.nullable(PageLink),
  seo: Seo,
  updatedAt: z.string(),
});
export type LibraryEntry = z.infer<typeof LibraryEntry>;
