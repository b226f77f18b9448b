import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Actor, Move } from '../../contract/states/transition';
import { Problem } from '../../contract/problem';
import { appendEvent, type EventTopic, hasMoved } from './append-event';

/** Who moves a document. `accountId` is null for a guest and for the shop itself. */
export type Mover = { actor: Actor; accountId: string | null; name: string };

/** The shop itself, when a time has come. */
export const timer: Mover = { actor: 'timer', accountId: null, name: '' };

type Movable = { id: number; documentId: string; status: string; revision: number };

type Step = {
  to: string;
  /** What the log calls it. */
  fact: string;
  /** Columns that change with the status. */
  change?: Record<string, unknown>;
  data?: Record<string, string | number>;
};

type Moving<Row> = {
  uid: UID.ContentType;
  table: string;
  topic: EventTopic;
  documentId: string;
  by: Mover;
  move: Move;
  /** Checks rights and guards, does what belongs to the move in other tables, and says where it leads. @throws Problem */
  step: (row: Row, trx: Knex) => Promise<Step>;
};

/**
 * Moves a document in one transaction with its event: lock, repetition, revision, step, event. A move whose key was seen
 * before changes nothing and gives the document as it is.
 * @throws Problem stale when the document moved since the sender looked at it, and what `step` throws
 */
export async function moveDocument<Row extends Movable>(strapi: Core.Strapi, moving: Moving<Row>): Promise<Row> {
  const { uid, table, topic, documentId, by, move, step } = moving;
  return await strapi.db.transaction(async ({ trx }) => {
    // The row's lock makes movers queue up; the second then sees the first one's revision.
    await trx(table).where({ document_id: documentId }).forUpdate().select('id');
    const row: Row = await strapi.db.query(uid).findOne({ where: { documentId } });
    if (await hasMoved(trx, documentId, move.key)) return row;
    if (row.revision !== move.revision) throw new Problem('stale');
    const { to, fact, change, data } = await step(row, trx);
    const moved: Row = await strapi.db
      .query(uid)
      .update({ where: { id: row.id }, data: { ...change, status: to, revision: row.revision + 1 } });
    await appendEvent(strapi, trx, {
      topic,
      name: fact,
      subject: documentId,
      actor: by.actor,
      accountId: by.accountId,
      from: row.status,
      to,
      moveKey: move.key,
      data,
    });
    return moved;
  });
}
