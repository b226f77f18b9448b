import type { Core } from '@strapi/strapi';
import type { DeclarationRow } from '../api/declaration/declaration-row';
import type { OrderRow } from '../api/order/order-row';
import type { DeclarationMatch } from '../contract/declaration';
import { Problem } from '../contract/problem';
import { moveOrder } from './move-order';

/**
 * Ends the order that a withdrawal means. What counts is when the declaration arrived, not when somebody reads it.
 * @throws Problem declaration.not-found, declaration.settled, order.not-found, order.wrong-status, order.withdrawal-over, stale
 */
export async function matchDeclaration(
  strapi: Core.Strapi,
  declarationId: string,
  { key, orderNumber }: DeclarationMatch,
): Promise<DeclarationRow> {
  const declarations = strapi.db.query('api::declaration.declaration');
  const declaration: DeclarationRow | null = await declarations.findOne({ where: { documentId: declarationId } });
  if (!declaration) throw new Problem('declaration.not-found');
  const order: OrderRow | null = await strapi.db.query('api::order.order').findOne({ where: { number: orderNumber } });
  if (!order) throw new Problem('order.not-found');
  if (declaration.orderId === order.documentId) return declaration;
  if (declaration.orderId || declaration.kind !== 'withdrawal') throw new Problem('declaration.settled');
  const by = { actor: 'customer', accountId: null, name: declaration.name } as const;
  await moveOrder(strapi, order.documentId, 'withdraw', {
    by,
    move: { revision: order.revision, key },
    now: new Date(declaration.receivedAt),
    effect: () => declarations.update({ where: { documentId: declarationId }, data: { orderId: order.documentId } }),
  });
  return declarations.findOne({ where: { documentId: declarationId } });
}
