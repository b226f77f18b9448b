import type { Core } from '@strapi/strapi';
import { type AccountRow, accounts, actorOfRole, findAccount } from './account-row';
import { appendEvent } from '../../platform/events/append-event';
import { refreshPerson } from './refresh-person';
import type { Role } from '../../contract/people/roles';
import type * as z from 'zod/mini';
import type { ProfileChange } from '../../contract/people/account';

type Block = {
  accountId: string;
  blocked: boolean;
  /** The super admin's account; none when the operator does it by the command line. */
  by?: string;
};

/**
 * Blocks an account or lifts its block; doing it twice changes nothing more. Sessions end with the change. A reader of the
 * log withdraws the open assignments of a blocked contractor.
 */
export async function blockAccount(strapi: Core.Strapi, { accountId, blocked, by }: Block): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    // A request to this contractor at the same time comes before or after this, not meanwhile.
    await trx('up_users').where({ document_id: accountId }).forUpdate().select('id');
    const account = await findAccount(strapi, { documentId: accountId });
    if (!account || account.blocked === blocked) return;
    await accounts(strapi).update({ where: { id: account.id }, data: { blocked } });
    await refreshPerson(strapi, account.email);
    await appendEvent(strapi, trx, {
      topic: 'account',
      name: blocked ? 'account.blocked' : 'account.unblocked',
      subject: accountId,
      actor: 'superAdmin',
      ...(by && { data: { accountId: by } }),
    });
  });
}

/** Gives an account another role; its sessions end with the change. */
export async function changeRole(strapi: Core.Strapi, { id, documentId, role: before }: AccountRow, role: Role): Promise<void> {
  const { id: roleId } = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: role } });
  await strapi.db.transaction(async ({ trx }) => {
    await accounts(strapi).update({ where: { id }, data: { role: roleId } });
    await appendEvent(strapi, trx, {
      topic: 'account',
      name: 'account.role-changed',
      subject: documentId,
      actor: 'superAdmin',
      from: before?.type,
      to: role,
    });
  });
}

/** Changes the fields that people may change about themselves. */
export async function changeProfile(
  strapi: Core.Strapi,
  { id, documentId, role }: AccountRow,
  change: z.infer<typeof ProfileChange>,
): Promise<AccountRow> {
  return await strapi.db.transaction(async ({ trx }) => {
    const changed: AccountRow = await accounts(strapi).update({ where: { id }, data: change });
    await appendEvent(strapi, trx, { topic: 'account', name: 'account.changed', subject: documentId, actor: actorOfRole(role?.type) });
    return changed;
  });
}
