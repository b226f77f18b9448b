import type { Core } from '@strapi/strapi';
import { appendEvent } from './append-event';

const changing = new Set(['create', 'clone', 'update', 'delete', 'publish', 'unpublish']);
const visible = new Set(['delete', 'publish', 'unpublish']);

/**
 * Logs every change of content that visitors can see, so that the web server drops its cached pages.
 * Types without drafts change with each write; drafts only when they are published, withdrawn or deleted.
 */
export function followContent(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, contentType, params } = context;
    const shown = contentType.options?.draftAndPublish ? visible : changing;
    if (!uid.startsWith('api::') || !shown.has(action)) return next();
    let result: Awaited<ReturnType<typeof next>> = null;
    await strapi.db.transaction(async ({ trx }) => {
      result = await next();
      const { documentId = uid } = { ...params, ...(result as object) } as { documentId?: string };
      await appendEvent(strapi, trx, { topic: 'content', name: `content.${action}`, subject: documentId, actor: 'editor', data: { uid } });
    });
    return result;
  });
}
