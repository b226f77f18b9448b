import type { Core } from '@strapi/strapi';
import { accounts, type AccountRow } from './account-row';
import type { Role } from '../../contract/people/roles';
import { appendEvent } from '../../platform/events/append-event';

/** Gives an account another role; its sessions end with the change. */
export async function changeRole(strapi: Core.Strapi, { id, documentId }: AccountRow, role: Role): Promise<void> {
  const { id: roleId } = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: role } });
  await strapi.db.transaction(async ({ trx }) => {
    await accounts(strapi).update({ where: { id }, data: { role: roleId } });
    await appendEvent(strapi, trx, { topic: 'account', name: 'account.role-changed', subject: documentId, actor: 'super_admin', to: role });
  });
}
