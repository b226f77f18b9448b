import type { Core } from '@strapi/strapi';
import type * as z from 'zod/mini';
import { accounts, type AccountRow } from './account-row';
import type { ProfileChange } from '../../contract/people/account';
import { appendEvent } from '../../platform/events/append-event';

/** Changes what people may change about themselves. */
export async function changeProfile(
  strapi: Core.Strapi,
  { id, documentId, role }: AccountRow,
  change: z.infer<typeof ProfileChange>,
): Promise<AccountRow> {
  return await strapi.db.transaction(async ({ trx }) => {
    const changed: AccountRow = await accounts(strapi).update({ where: { id }, data: change });
    await appendEvent(strapi, trx, { topic: 'account', name: 'account.changed', subject: documentId, actor: role?.type ?? 'user' });
    return changed;
  });
}
