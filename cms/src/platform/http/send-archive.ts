import type { Readable } from 'node:stream';
import type { Context } from 'koa';

/** Answers with a ZIP of a person's data, for this download alone. */
export function sendArchive(ctx: Context, archive: Readable): void {
  ctx.set({
    'content-disposition': 'attachment; filename="planquadrat.zip"',
    'content-type': 'application/zip',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  ctx.body = archive;
}
