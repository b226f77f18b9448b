import type { Core } from '@strapi/strapi';
import type { DeclarationRow } from './declaration-row';
import { Problem } from '../../contract/problem';
import { currentTime } from '../../platform/time/current-time';
import { appendEvent } from '../../platform/events/append-event';
import { hasMoved } from '../../platform/events/has-moved';
import type { Mover } from '../../platform/events/move-document';

type Settling = {
  declarationId: string;
  /** The same key settles once. */
  key: string;
  by: Mover;
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
    if (await hasMoved(trx, declarationId, key)) return declaration;
    if (declaration.orderId !== null || declaration.settledAt !== null) throw new Problem('declaration.settled');
    const closed = { ...(await act(declaration)), settledAt: currentTime(), settledBy: by.accountId };
    const settled: DeclarationRow = await declarations.update({ where: { id: declaration.id }, data: closed });
    await appendEvent(strapi, trx, {
      topic: 'declaration',
      name,
      subject: declarationId,
      actor: by.actor,
      accountId: by.accountId,
      moveKey: key,
    });
    return settled;
  });
}
