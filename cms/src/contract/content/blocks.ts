import * as z from 'zod/mini';
import { Picture, PicturePair } from './picture';
import { Faq, ProductSummary } from './product';
import { Sample } from './sample';

/** A film in the shop's own files. */
const Film = z.object({
  /** Where the film and its captions are. */
  src: z.string(),
  mimeType: z.string(),
  captions: z.string(),
  poster: z.optional(Picture),
});

/** A part of a page that editors put together below its own fields. Empty titles where they left them out. */
export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), title: z.string(), html: z.string() }),
  z.object({ kind: z.literal('picture'), picture: Picture, caption: z.string() }),
  z.object({ kind: z.literal('gallery'), title: z.string(), pictures: z.array(Picture) }),
  z.object({
    kind: z.literal('before-after'),
    title: z.string(),
    text: z.string(),
    pair: PicturePair,
    before: z.string(),
    after: z.string(),
  }),
  z.object({ kind: z.literal('steps'), title: z.string(), steps: z.array(z.object({ title: z.string(), text: z.string() })) }),
  z.object({
    kind: z.literal('table'),
    title: z.string(),
    /** HTML of each column's name, and of the cells of each row below it. */
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    note: z.string(),
  }),
  z.object({ kind: z.literal('questions'), title: z.string(), faqs: z.array(Faq) }),
  z.object({ kind: z.literal('products'), title: z.string(), products: z.array(ProductSummary) }),
  z.object({ kind: z.literal('quote'), text: z.string(), by: z.string(), role: z.string() }),
  z.object({ kind: z.literal('sample'), title: z.string(), text: z.string(), product: ProductSummary, sample: z.optional(Sample) }),
  z.object({ kind: z.literal('video'), title: z.string(), text: z.string(), film: Film }),
]);
export type Block = z.infer<typeof Block>;
export type BlockKind = Block['kind'];

/** The path below which the shop serves films and their captions. */
export const FILMS_PATH = '/api/films';
