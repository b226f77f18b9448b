import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';

/** Documents that only the shop's own flows write; the panel shows them to super admins, read-only. */
export const businessTypes = [
  'quote',
  'offer',
  'order',
  'message',
  'mark',
  'assignment',
  'assignment-message',
  'file-release',
  'contact',
  'person',
  'contractor',
  'invitation',
  'declaration',
  'file',
  'event',
  'invoice',
  'invoice-balance',
  'payment',
  'reminder',
  'stored-document',
  'saved-view',
  'mail-refusal',
  'outbox',
  'counter',
  'german-text',
  'account-token',
  'preview-token',
].map((noun) => `api::${noun}.${noun}`);

const writing = new Set(['create', 'update', 'delete', 'publish', 'unpublish', 'discardDraft', 'clone']);

/** Refuses every write through Strapi's document service; flows write below it, in their own transactions. */
export function refusePanelWrites(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (businessTypes.includes(context.uid) && writing.has(context.action)) {
      throw new errors.ForbiddenError('Geschäftsvorgänge werden nur durch den Shop geändert.');
    }
    return next();
  });
}

/** Takes business documents out of every panel role but the super admin's. */
export async function hideFromOtherRoles(strapi: Core.Strapi): Promise<void> {
  const roles = await strapi.db.query('admin::role').findMany({ where: { code: { $ne: 'strapi-super-admin' } }, select: ['id'] });
  await strapi.db.query('admin::permission').deleteMany({
    where: { subject: { $in: businessTypes }, role: { id: { $in: roles.map(({ id }: { id: number }) => id) } } },
  });
}
