import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { endPreview, hasPreview, startPreview } from '../../../domain/catalogue/preview-session';
import { formAddress } from '../../../panel/preview-address';
import { Problem } from '../../../contract/problem';
import { input } from '../../../platform/http/input';
import { cmsUrl } from '../../../platform/settings';

/** A path of the shop: one slash, no other host. */
const Path = z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/), z.maxLength(500));

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async start(ctx: Context) {
    const { token, path } = input(z.object({ token: z.string(), path: Path }), ctx.query);
    // The panel loads its link again, used by then, when the preview is shown anew.
    if (!(await startPreview(strapi, ctx, token)) && !(await hasPreview(strapi, ctx))) throw new Problem('preview.ended');
    leave(ctx, path);
  },

  async end(ctx: Context) {
    const { path } = input(z.object({ path: Path }), ctx.query);
    await endPreview(strapi, ctx);
    leave(ctx, path);
  },

  /** Leads from a page that is previewed to its form in the panel. */
  async edit(ctx: Context) {
    const { path } = input(z.object({ path: Path }), ctx.query);
    if (!(await hasPreview(strapi, ctx))) throw new Problem('preview.ended');
    leave(ctx, await formAddress(strapi, path));
  },

  /** Answers the web server whether the cookie is valid, and which panel may frame the page. */
  async session(ctx: Context) {
    if (!(await hasPreview(strapi, ctx))) throw new Problem('preview.ended');
    ctx.set('cache-control', 'no-store');
    ctx.body = { panelUrl: new URL(cmsUrl).origin };
  },
});

function leave(ctx: Context, path: string): void {
  ctx.set('cache-control', 'no-store');
  ctx.set('referrer-policy', 'no-referrer');
  ctx.redirect(path);
}
