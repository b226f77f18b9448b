import * as z from 'zod/mini';

/** A sheet or picture of a sample: its file, a small poster that is shown first, and what it shows in the page's language. */
export const SampleView = z.object({
  /** The file's name below the shop's folder of samples. */
  file: z.string(),
  poster: z.string(),
  width: z.number(),
  height: z.number(),
  caption: z.string(),
  alt: z.string(),
});
export type SampleView = z.infer<typeof SampleView>;

/** What a service's page shows of the reference building. */
export const Sample = z.object({
  /** `result` shows what the service delivers, `basis` what it would start from. */
  kind: z.enum(['result', 'basis']),
  /** True where pictures are what is sold: they stand in place of the drawing. */
  isPicture: z.boolean(),
  views: z.array(SampleView),
  downloads: z.array(z.object({ file: z.string(), format: z.enum(['DXF', 'PDF', 'IFC', 'LAS', 'XLSX']) })),
});
export type Sample = z.infer<typeof Sample>;
