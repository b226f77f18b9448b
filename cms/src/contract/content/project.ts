import * as z from 'zod/mini';
import { Block } from './blocks';
import { PageLink } from './content-page';
import { Picture, PicturePair } from './picture';
import { Accent, ProductSummary, Seo } from './product';
import { Sample } from './sample';

/** A project as lists show it: `GET /api/projects`, a `Page` of a list in the editors' order. */
export const ProjectSummary = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Slug of its category, '' without one. */
  category: z.string(),
  categoryName: z.string(),
  accent: Accent,
  location: z.string(),
  year: z.nullable(z.number()),
  /** True for a project made up to show how such work goes. */
  example: z.boolean(),
  drawing: z.string(),
  areaSqm: z.number(),
  durationDays: z.number(),
  productName: z.string(),
});
export type ProjectSummary = z.infer<typeof ProjectSummary>;

/** `GET /api/projects/:slug` */
export const Project = z.extend(ProjectSummary, {
  challenge: z.string(),
  solution: z.string(),
  result: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  products: z.array(ProductSummary),
  /** What the first of its services that has one delivers, shown on the reference building. */
  sample: z.optional(Sample),
  pair: z.optional(PicturePair),
  gallery: z.optional(z.array(Picture)),
  blocks: z.optional(z.array(Block)),
  previous: z.nullable(PageLink),
  next: z.nullable(PageLink),
  seo: Seo,
  updatedAt: z.string(),
});
export type Project = z.infer<typeof Project>;
