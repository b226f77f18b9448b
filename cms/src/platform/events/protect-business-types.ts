import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';

/** Documents that only the shop's own flows write. The panel does not know them: staff read them behind a second factor. */
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

/** The types that no role made by Strapi itself may see: among them the operator's own facts, with their bank account. */
const closed = [...businessTypes, 'api::company.company'];

/** Takes the company's data out of Strapi's own roles Editor and Author, which get rights on every type, also later ones. */
export async function closeCompanyToEditors(strapi: Core.Strapi): Promise<void> {
  const where = { code: { $in: ['strapi-editor', 'strapi-author'] } };
  const roles: { id: number }[] = await strapi.db.query('admin::role').findMany({ where, select: ['id'] });
  await strapi.db
    .query('admin::permission')
    .deleteMany({ where: { subject: { $in: closed }, role: { id: { $in: roles.map(({ id }) => id) } } } });
}
