import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ActorKind, TransitionCommand } from '../../contract/states/transition';
import type { EventData } from '../../contract/people/logged-event';
import { Problem } from '../../contract/problem';
import { appendEvent, type EventTopic, wasPerformed } from './append-event';

/** The actor of a transition. `accountId` is null for a guest and for the shop itself. */
export type Actor = { kind: ActorKind; accountId: string | null; name: string };

/** The shop itself, when a time has come. */
export const timer: Actor = { kind: 'timer', accountId: null, name: '' };

type TransitionableRow = { id: number; documentId: string; status: string; revision: number };

type Step = {
  to: string;
  /** The name of the step in the log. */
  fact: string;
  /** Columns that change with the status. */
  change?: Record<string, unknown>;
  data?: EventData;
};

type Performed<Result> = { fact: string; from?: string; to?: string; data?: EventData; result: Result };

type TransitionSteps<Held, Result> = {
  topic: EventTopic;
  documentId: string;
  by: Actor;
  /** The sender's key; a step without one is kept from happening twice by what `step` checks. */
  key?: string | undefined;
  /** The revision that the sender saw; left out where the step fits the document in whatever state `step` finds it. */
  revision?: { sent: number; of: (held: Held) => number } | undefined;
  /** Locks the document and what changes with it until the transaction ends, then reads it. @throws Problem where there is none */
  lock: (trx: Knex) => Promise<Held>;
  /** Checks rights and guards, writes, and says what the log keeps; null when nothing is to be done. @throws Problem */
  step: (held: Held, trx: Knex) => Promise<Performed<Result> | null>;
  /** Returns the result for a caller whose transition changed nothing. */
  unchanged: (held: Held) => Result;
};

/**
 * The steps of every transition, in one transaction: lock, repetition, revision, step, event. One whose key was seen before
 * changes nothing.
 * @throws Problem stale when the document moved since the sender looked at it, and what `lock` and `step` throw
 */
export async function performTransition<Held, Result>(strapi: Core.Strapi, steps: TransitionSteps<Held, Result>): Promise<Result> {
  const { topic, documentId, by, key: transitionKey, revision, lock, step, unchanged } = steps;
  return await strapi.db.transaction(async ({ trx }) => {
    const held = await lock(trx);
    if (transitionKey !== undefined && (await wasPerformed(trx, documentId, transitionKey))) return unchanged(held);
    if (revision && revision.of(held) !== revision.sent) throw new Problem('stale');
    const performed = await step(held, trx);
    if (!performed) return unchanged(held);
    const { fact, from, to, data, result } = performed;
    const about = { topic, name: fact, subject: documentId, actor: by.kind, accountId: by.accountId };
    await appendEvent(strapi, trx, { ...about, from, to, transitionKey, data });
    return result;
  });
}

type Transition<Row> = {
  uid: UID.ContentType;
  table: string;
  topic: EventTopic;
  documentId: string;
  /** Turns a row as the database holds it into the row that `step` gets; without it `step` gets the row itself. */
  read?: (stored: never) => Row;
  by: Actor;
  command: TransitionCommand;
  /** Checks rights and guards, does what belongs to the transition in other tables, and returns the status it leads to. @throws Problem */
  step: (row: Row, trx: Knex) => Promise<Step>;
};

/**
 * Moves a document that has a status and a revision of its own, by the steps of `performTransition`. A transition whose key
 * was seen before gives the document as it is.
 * @throws Problem stale when the document moved since the sender looked at it, and what `step` throws
 */
export async function transitionDocument<Row extends TransitionableRow>(strapi: Core.Strapi, transition: Transition<Row>): Promise<Row> {
  const { uid, table, topic, documentId, read = (row: Row) => row, by, command, step } = transition;
  return await performTransition<Row, Row>(strapi, {
    topic,
    documentId,
    by,
    key: command.key,
    revision: { sent: command.revision, of: (row) => row.revision },
    async lock(trx) {
      // The row's lock makes actors queue up; the second then sees the first one's revision.
      await trx(table).where({ document_id: documentId }).forUpdate().select('id');
      return read((await strapi.db.query(uid).findOne({ where: { documentId } })) as never);
    },
    async step(row, trx) {
      const { to, fact, change, data } = await step(row, trx);
      const changed = await strapi.db
        .query(uid)
        .update({ where: { id: row.id }, data: { ...change, status: to, revision: row.revision + 1 } });
      return { fact, from: row.status, to, data, result: read(changed as never) };
    },
    unchanged: (row) => row,
  });
}
