import type { Core } from '@strapi/strapi';
import type { DeclarationRow } from './find-declarations';
import { Problem } from '../../contract/problem';
import { currentTime } from '../../platform/time/current-time';
import { appendEvent, wasPerformed } from '../../platform/events/append-event';
import type { Actor } from '../../platform/events/transition-document';
import { findOrder } from '../production/orders/order-row';
import type { DeclarationMatch } from '../../contract/people/declaration';
import { transitionOrder } from '../production/orders/transition-order';

type Settling = {
  declarationId: string;
  /** The same key settles once. */
  key: string;
  by: Actor;
  name: 'declaration.matched' | 'declaration.settled';
  /** What belongs to it in other tables, and what the declaration says of it. @throws Problem */
  act: (declaration: DeclarationRow) => Promise<Partial<DeclarationRow>>;
};

/**
 * Closes a declaration, with who did and when. Of two who do at the same time the second is told.
 * @throws Problem declaration.not-found, declaration.settled, and what `act` throws
 */
export async function settleDeclaration(strapi: Core.Strapi, { declarationId, key, by, name, act }: Settling): Promise<DeclarationRow> {
  const declarations = strapi.db.query('api::declaration.declaration');
  return strapi.db.transaction(async ({ trx }) => {
    // A write, not a read, so that SQLite takes its lock too before anything is read.
    const locked = await trx('declarations').where({ document_id: declarationId }).update({ document_id: declarationId });
    if (locked === 0) throw new Problem('declaration.not-found');
    const declaration: DeclarationRow = await declarations.findOne({ where: { documentId: declarationId } });
    if (await wasPerformed(trx, declarationId, key)) return declaration;
    if (declaration.orderId !== null || declaration.settledAt !== null) throw new Problem('declaration.settled');
    const closed = { ...(await act(declaration)), settledAt: currentTime(), settledBy: by.accountId };
    const settled: DeclarationRow = await declarations.update({ where: { id: declaration.id }, data: closed });
    await appendEvent(strapi, trx, {
      topic: 'declaration',
      name,
      subject: declarationId,
      actor: by.kind,
      accountId: by.accountId,
      transitionKey: key,
    });
    return settled;
  });
}

/**
 * Ends the order that a withdrawal means, in the name of whoever declared it. What counts is when the declaration arrived,
 * not when somebody reads it.
 * @throws Problem declaration.not-found, declaration.settled, order.not-found, order.wrong-status, order.withdrawal-over, stale
 */
export function matchDeclaration(
  strapi: Core.Strapi,
  { declarationId, match, by }: { declarationId: string; match: DeclarationMatch; by: Actor },
): Promise<DeclarationRow> {
  const { key, orderNumber } = match;
  return settleDeclaration(strapi, {
    declarationId,
    key,
    by,
    name: 'declaration.matched',
    async act({ kind, name, receivedAt }) {
      if (kind !== 'withdrawal') throw new Problem('declaration.settled');
      const order = await findOrder(strapi, { number: orderNumber });
      if (!order) throw new Problem('order.not-found');
      await transitionOrder(strapi, order.documentId, 'withdraw', {
        by: { kind: 'customer', accountId: null, name },
        command: { revision: order.revision, key },
        now: new Date(receivedAt),
      });
      return { orderId: order.documentId, quoteId: order.quoteId };
    },
  });
}
