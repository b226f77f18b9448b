import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { findProgress, findUntranslated, translatedTypes } from './untranslated';

type Ability = { can(action: string, subject: string): boolean };

/**
 * Routes of the panel's page for translators. On the panel's own host: the shop's web server passes nothing on to them.
 * Everybody sees the types that they may read.
 */
export function openTranslations(strapi: Core.Strapi): void {
  const readable = (ctx: Context) => {
    const { userAbility } = ctx.state as { userAbility: Ability };
    return translatedTypes(strapi).filter((uid) => userAbility.can('plugin::content-manager.explorer.read', uid));
  };

  async function types(ctx: Context) {
    ctx.body = { types: await Promise.all(readable(ctx).map((uid) => findProgress(strapi, uid))) };
  }

  async function entries(ctx: Context) {
    const uid = readable(ctx).find((one) => one === ctx.query.type);
    if (!uid) throw new errors.NotFoundError('Diesen Inhaltstyp gibt es nicht.');
    ctx.body = await findUntranslated(strapi, uid, String(ctx.query.after ?? '').slice(0, 64));
  }

  const route = (path: string, handler: typeof types) => ({
    method: 'GET' as const,
    path,
    handler,
    info: { type: 'admin' },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  });
  strapi.server.routes({ type: 'admin', prefix: '/translations', routes: [route('/types', types), route('/entries', entries)] });
}
