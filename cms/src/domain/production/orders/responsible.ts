import type { Core } from '@strapi/strapi';
import { type AccountRow, accounts, findAccount } from '../../people/account-row';
import { isAdmin } from '../../../contract/people/roles';
import { LIST_LIMIT_DEFAULT, type ListQuery, type Page } from '../../../contract/list';
import type { ResponsibleChange, TeamMember } from '../../../contract/production/order';
import { Problem } from '../../../contract/problem';
import { type OrderStatus, openOrderStatuses } from '../../../contract/states/order';
import { appendEvent } from '../../../platform/events/append-event';
import type { Actor } from '../../../platform/events/transition-document';
import { cursorOf, rowIdOf } from '../../../platform/http/keyset';
import { lockOrder } from './order-row';

const open: readonly OrderStatus[] = openOrderStatuses;

const presentMember = ({ documentId, name, email }: AccountRow): TeamMember => ({ id: documentId, name: name || email });

/** Lists the members of the team who can sign in, in the order in which they joined. @throws Problem input.invalid for a foreign cursor */
export async function findTeam(strapi: Core.Strapi, { cursor, limit = LIST_LIMIT_DEFAULT }: ListQuery): Promise<Page<TeamMember>> {
  const after = cursor === undefined ? {} : { id: { $gt: rowIdOf(cursor) } };
  const rows: AccountRow[] = await accounts(strapi).findMany({
    where: { role: { type: { $in: ['admin', 'super_admin'] } }, blocked: false, ...after },
    orderBy: { id: 'asc' },
    limit: limit + 1,
  });
  const page = cursorOf(rows, limit);
  return { items: page.rows.map(presentMember), next: page.next };
}

/** Reads members of the team by id, also such as have left it since. */
export async function readMembers(strapi: Core.Strapi, ids: readonly string[]): Promise<Map<string, TeamMember>> {
  if (ids.length === 0) return new Map();
  const rows: AccountRow[] = await accounts(strapi).findMany({ where: { documentId: { $in: [...new Set(ids)] } } });
  return new Map(rows.map((row) => [row.documentId, presentMember(row)]));
}

/**
 * Makes a member of the team responsible for an order, or nobody. Sent twice it happens once.
 * @throws Problem stale when somebody else was made responsible since the sender looked, order.wrong-status for an ended order,
 *   account.not-found for somebody who is not of the team
 */
export async function setResponsible(strapi: Core.Strapi, orderId: string, { from, to }: ResponsibleChange, by: Actor): Promise<void> {
  const account = to === null ? null : await findAccount(strapi, { documentId: to });
  if (to !== null && (!account || account.blocked || !isAdmin(account.role?.type))) throw new Problem('account.not-found');
  await strapi.db.transaction(async ({ trx }) => {
    const { responsibleId, status } = await lockOrder(strapi, trx, orderId);
    if (responsibleId === to) return;
    if (responsibleId !== from) throw new Problem('stale');
    if (!open.includes(status)) throw new Problem('order.wrong-status');
    await trx('orders').where({ document_id: orderId }).update({ responsible_id: to });
    const event = { topic: 'order', name: 'order.responsible-changed', subject: orderId, actor: by.kind } as const;
    await appendEvent(strapi, trx, { ...event, accountId: by.accountId, ...(to !== null && { data: { accountId: to } }) });
  });
}
