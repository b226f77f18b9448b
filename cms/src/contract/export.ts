import * as z from 'zod/mini';
import { locales } from './constants';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Rows of one export; a sheet of a spreadsheet holds about twice as many. */
export const MAX_EXPORT_ROWS = 500_000;

/** Query of `GET /api/staff/exports/:list`, beside that of the list itself. */
export const ExportQuery = z.object({ format: z.enum(exportFormats), locale: z.enum(locales) });
export type ExportQuery = z.infer<typeof ExportQuery>;
