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
 * Performs a transition of a document in one transaction with its event: lock, repetition, revision, step, event. A
 * transition whose key was seen before changes nothing and gives the document as it is.
 * @throws Problem stale when the document changed since the sender looked at it, and what `step` throws
 */
export async function transitionDocument<Row extends TransitionableRow>(strapi: Core.Strapi, transition: Transition<Row>): Promise<Row> {
  const { uid, table, topic, documentId, read = (row: Row) => row, by, command, step } = transition;
  return await strapi.db.transaction(async ({ trx }) => {
    // The row's lock makes actors queue up; the second then sees the first one's revision.
    await trx(table).where({ document_id: documentId }).forUpdate().select('id');
    const row = read((await strapi.db.query(uid).findOne({ where: { documentId } })) as never);
    if (await wasPerformed(trx, documentId, command.key)) return row;
    if (row.revision !== command.revision) throw new Problem('stale');
    const { to, fact, change, data } = await step(row, trx);
    const changed = await strapi.db
      .query(uid)
      .update({ where: { id: row.id }, data: { ...change, status: to, revision: row.revision + 1 } });
    await appendEvent(strapi, trx, {
      topic,
      name: fact,
      subject: documentId,
      actor: by.kind,
      accountId: by.accountId,
      from: row.status,
      to,
      transitionKey: command.key,
      data,
    });
    return read(changed as never);
  });
}
