import { errors } from '@strapi/utils';
import type { Core, UID } from '@strapi/strapi';

/** The platform's own content types that nobody else writes. The panel does not know them, nor those of the areas. */
export const platformTypes = [
  'api::event.event',
  'api::event-arrival.event-arrival',
  'api::event-position.event-position',
  'api::stored-document.stored-document',
  'api::outbox.outbox',
  'api::counter.counter',
  'api::process-beat.process-beat',
  'api::security-event.security-event',
  'api::ledger-entry.ledger-entry',
  'api::ledger-task.ledger-task',
] as const satisfies UID.ContentType[];

const writing = new Set(['create', 'update', 'delete', 'publish', 'unpublish', 'discardDraft', 'clone']);

/** Refuses every write of these types through Strapi's document service; flows write below it, in their own transactions. */
export function refusePanelWrites(strapi: Core.Strapi, types: readonly string[]): void {
  strapi.documents.use(async (context, next) => {
    if (types.includes(context.uid) && writing.has(context.action)) {
      throw new errors.ForbiddenError('Geschäftsvorgänge werden nur durch den Shop geändert.');
    }
    return next();
  });
}

/** Takes types out of Strapi's own roles Editor and Author, which get rights on every type, also later ones. */
export async function closeToEditors(strapi: Core.Strapi, types: readonly string[]): Promise<void> {
  const where = { code: { $in: ['strapi-editor', 'strapi-author'] } };
  const roles: { id: number }[] = await strapi.db.query('admin::role').findMany({ where, select: ['id'] });
  await strapi.db
    .query('admin::permission')
    .deleteMany({ where: { subject: { $in: types }, role: { id: { $in: roles.map(({ id }) => id) } } } });
}
