import type { Core } from '@strapi/strapi';
import type { DeclarationRow } from './declaration-row';
import type { OrderRow } from '../production/order-row';
import type { DeclarationMatch } from '../../contract/people/declaration';
import { Problem } from '../../contract/problem';
import type { Mover } from '../../platform/events/move-document';
import { moveOrder } from '../production/move-order';
import { settleDeclaration } from './settle-declaration';

/**
 * Ends the order that a withdrawal means, in the name of whoever declared it. What counts is when the declaration arrived,
 * not when somebody reads it.
 * @throws Problem declaration.not-found, declaration.settled, order.not-found, order.wrong-status, order.withdrawal-over, stale
 */
export function matchDeclaration(
  strapi: Core.Strapi,
  { declarationId, match, by }: { declarationId: string; match: DeclarationMatch; by: Mover },
): Promise<DeclarationRow> {
  const { key, orderNumber } = match;
  return settleDeclaration(strapi, {
    declarationId,
    key,
    by,
    name: 'declaration.matched',
    async act({ kind, name, receivedAt }) {
      if (kind !== 'withdrawal') throw new Problem('declaration.settled');
      const order: OrderRow | null = await strapi.db.query('api::order.order').findOne({ where: { number: orderNumber } });
      if (!order) throw new Problem('order.not-found');
      await moveOrder(strapi, order.documentId, 'withdraw', {
        by: { actor: 'customer', accountId: null, name },
        move: { revision: order.revision, key },
        now: new Date(receivedAt),
      });
      return { orderId: order.documentId, quoteId: order.quoteId };
    },
  });
}
