import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { findPicture } from '../../../domain/catalogue/pictures/find-picture';

const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** A file of an editors' picture. Its address changes with the picture, so that nobody has to ask twice. */
  async show(ctx: Context) {
    const { hash, version, name } = ctx.params as Record<'hash' | 'version' | 'name', string>;
    const found = await findPicture(strapi, { hash, version, name });
    if ('movedTo' in found) {
      ctx.set('cache-control', 'no-store');
      return ctx.redirect(found.movedTo);
    }
    ctx.set({ 'content-type': found.mimeType, 'cache-control': KEPT_FOR_EVER, 'x-content-type-options': 'nosniff' });
    ctx.body = found.bytes;
  },
});
