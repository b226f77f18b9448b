import { errors } from '@strapi/utils';
import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';

/**
 * Makes types that the panel does not show unknown to its API as well: `visible: false` takes them out of the menus only, and
 * the first administrator could still read them. Stands before every route of the content manager (`close-panel-routes`).
 * @throws NotFoundError
 */
export default ({ params, request }: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }): boolean => {
  const { model, uid, targetField } = params as Record<string, string | undefined>;
  const { contentTypeUID } = (request.body ?? {}) as { contentTypeUID?: unknown };
  const target = model && targetField ? targetOf(strapi, model, targetField) : undefined;
  if ([model, uid, target, contentTypeUID].some((named) => isHidden(strapi, named))) throw new errors.NotFoundError();
  return true;
};

function isHidden(strapi: Core.Strapi, uid: unknown): boolean {
  const { pluginOptions } = strapi.contentTypes[uid as UID.ContentType] ?? {};
  return (pluginOptions as { 'content-manager'?: { visible?: boolean } } | undefined)?.['content-manager']?.visible === false;
}

function targetOf(strapi: Core.Strapi, model: string, field: string): string | undefined {
  const { attributes } = strapi.getModel(model as UID.Schema) ?? {};
  return (attributes?.[field] as { target?: string } | undefined)?.target;
}
