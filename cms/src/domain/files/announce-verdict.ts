import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isBlocked } from '../../contract/files/file-check';
import type { ActorKind } from '../../contract/states/transition';
import { appendEvents, type NewEvent } from '../../platform/events/append-event';
import { type FileRow, files } from './file-row';

/** The documents of the log that files belong to, each with the column that names it. */
const owners = { quote: 'quoteId', order: 'orderId', assignment: 'assignmentId', contact: 'contactId' } as const;
type Owner = keyof typeof owners;

/** What the log says of files: all of a document's are checked, one was blocked, staff released one. */
const fileFacts = ['files-checked', 'file-blocked', 'file-unlocked'] as const;
type FileFact = (typeof fileFacts)[number];

/** Names of a topic's facts about files, none of which is a step of the document. */
export const fileFactsOf = (topic: Owner): string[] => fileFacts.map((fact) => `${topic}.${fact}`);

/** Tells the log of a verdict, as part of its transaction: each block, and the end of what a document waits for. */
export async function announceVerdict(strapi: Core.Strapi, trx: Knex, id: number): Promise<void> {
  const row: FileRow | null = await files(strapi).findOne({ where: { id } });
  if (!row || row.checkState === 'unchecked') return;
  const events: NewEvent[] = [];
  for (const { topic, column, subject } of documentsOf(row)) {
    const waiting = await files(strapi).count({ where: { [column]: subject, complete: true, checkState: 'unchecked' } });
    if (isBlocked(row.checkState)) events.push(factOf(row, { topic, subject, fact: 'file-blocked', actor: 'timer' }));
    else if (waiting === 0) events.push(factOf(row, { topic, subject, fact: 'files-checked', actor: 'timer' }));
  }
  await appendEvents(strapi, trx, events);
}

/** The documents that a file belongs to. */
export const documentsOf = (row: FileRow): { topic: Owner; column: (typeof owners)[Owner]; subject: string }[] =>
  (Object.keys(owners) as Owner[]).flatMap((topic) => {
    const column = owners[topic];
    const subject = row[column];
    return subject === null ? [] : [{ topic, column, subject }];
  });

type Fact = { topic: Owner; subject: string; fact: FileFact; actor: ActorKind; accountId?: string | null };

/** Makes an event of what happened to a file of a document. */
export const factOf = ({ documentId }: FileRow, { topic, fact, ...event }: Fact): NewEvent => ({
  ...event,
  topic,
  name: `${topic}.${fact}`,
  data: { fileId: documentId },
});
