import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { findFilm } from '../../../domain/catalogue/pictures/find-film';
import { byteRange } from '../../../platform/storage/open-store';
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

  /** A film or its captions, whole or in part, as players ask for it. */
  async film(ctx: Context) {
    const { hash, version } = ctx.params as Record<'hash' | 'version', string>;
    const found = await findFilm(strapi, hash, version);
    if ('movedTo' in found) {
      ctx.set('cache-control', 'no-store');
      return ctx.redirect(found.movedTo);
    }
    const { size, mimeType } = found;
    const range = byteRange(ctx.get('range'), size);
    ctx.status = range ? 206 : 200;
    ctx.set({
      'accept-ranges': 'bytes',
      'cache-control': KEPT_FOR_EVER,
      'content-length': String(range ? range.end - range.start + 1 : size),
      'content-type': mimeType,
      'x-content-type-options': 'nosniff',
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
    });
    ctx.body = await found.open(range);
  },
});
