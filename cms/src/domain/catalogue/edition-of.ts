import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { localeOf } from '../../platform/http/locale';
import type { Edition } from './entries';
import { hasPreview } from './preview-session';

/** The edition that a request may read: drafts only during an editor's preview, for no cache. @throws Problem input.invalid */
export async function editionOf(strapi: Core.Strapi, ctx: Context): Promise<Edition> {
  const locale = localeOf(ctx.query);
  if (!(await hasPreview(strapi, ctx))) return { locale, status: 'published' };
  ctx.set('cache-control', 'private, no-store');
  return { locale, status: 'draft' };
}
