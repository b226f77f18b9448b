import type { Core } from '@strapi/strapi';
import { type LoggedEvent, storedEvents } from '../../contract/people/logged-event';

/** A row of the log. PostgreSQL returns big integers as text. */
type EventRow = Omit<LoggedEvent, 'seq' | 'at' | 'data' | 'transitionKey'> & {
  schemaVersion: number | null;
  seq: number | string;
  createdAt: string | Date;
  data: object | null;
  moveKey: string | null;
};

/** Reads events of the log in today's form, whichever edition wrote them. All code that reads whole events does so through here. */
export async function findEvents(strapi: Core.Strapi, query: { where: object; orderBy: object; limit: number }): Promise<LoggedEvent[]> {
  const rows: EventRow[] = await strapi.db.query('api::event.event').findMany(query);
  return rows.map(({ moveKey: transitionKey, ...row }) => {
    const [seq, at] = [Number(row.seq), new Date(row.createdAt).toISOString()];
    return storedEvents.read({ ...row, seq, at, transitionKey, data: row.data ?? {} }, `event ${seq}`);
  });
}
