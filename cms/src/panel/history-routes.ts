import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { ContentVersion } from '../contract/content/content-version';
import { findVersion, findVersions, restorable } from '../domain/publishing/restore-version';
import { editorNames, panelRoute, readableType, rightsOf } from './panel-request';

type Documents = { update(query: object): Promise<unknown> };

/** Adds the routes of the history beside each entry: its versions, and the way back to one of them. */
export function openHistory(strapi: Core.Strapi): void {
  async function list(ctx: Context) {
    const { type, entryId = '', locale = 'de', after } = ctx.query as Record<string, string | undefined>;
    const contentType = readableType(strapi, ctx, type);
    if (!rightsOf(strapi, ctx, contentType).can.read({ locale })) throw new errors.ForbiddenError();
    const { rows, next } = await findVersions(strapi, { contentType, entryId, locale, before: Number(after) || 0 });
    const names = await editorNames(
      strapi,
      rows.map(({ editorId }) => editorId),
    );
    const items = rows.map(({ documentId, at, editorId, action, origin, changes, ...row }): ContentVersion => ({
      id: documentId,
      locale: row.locale,
      at: new Date(at).toISOString(),
      action,
      origin,
      editor: names.get(editorId ?? '') ?? '',
      changes,
    }));
    ctx.body = { items, next };
  }

  /** Makes a draft of a version; what visitors see stays until somebody publishes it. */
  async function restore(ctx: Context) {
    const version = await findVersion(strapi, String(ctx.params.id));
    const { contentType, entryId: documentId, locale } = version;
    const rights = rightsOf(strapi, ctx, readableType(strapi, ctx, contentType));
    if (!rights.can.update({ locale })) throw new errors.ForbiddenError('Sie dürfen diesen Inhalt nicht ändern.');
    const { data, missing } = await restorable(strapi, version);
    const permitted = await rights.sanitizeUpdateInput({ locale })(data);
    const documents = strapi.documents(contentType as UID.ContentType) as unknown as Documents;
    const restored = await documents.update({ documentId, locale, data: permitted });
    if (!restored) throw new errors.NotFoundError('Diesen Eintrag gibt es nicht mehr.');
    ctx.body = { missing };
  }

  strapi.server.routes({
    type: 'admin',
    prefix: '/history',
    routes: [panelRoute('GET', '/versions', list), panelRoute('POST', '/versions/:id/restore', restore)],
  });
}
