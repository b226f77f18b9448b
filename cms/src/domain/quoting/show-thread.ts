import type { Core } from '@strapi/strapi';
import type { FileEntry, Message } from '../../contract/quoting/thread';
import { type FileRow, files } from '../files/file-row';

/** A message as stored. */
export type MessageRow = {
  id: number;
  documentId: string;
  quoteId: string;
  key: string;
  author: Message['from'];
  authorId: string | null;
  name: string;
  text: string;
  move: string | null;
  internal: boolean;
  createdAt: string;
};

/** The newest messages of a thread that are shown; a conversation about one order does not come near it. */
const MAX_MESSAGES = 500;

/** The conversation about a quote, oldest first. Notes among staff are left out unless asked for. */
export async function showThread(strapi: Core.Strapi, quoteId: string, { internal }: { internal: boolean }): Promise<Message[]> {
  const rows: MessageRow[] = await strapi.db.query('api::message.message').findMany({
    where: { quoteId, ...(!internal && { internal: false }) },
    orderBy: { id: 'desc' },
    limit: MAX_MESSAGES,
  });
  const attached: FileRow[] = await files(strapi).findMany({ where: { quoteId, messageId: { $notNull: true } }, orderBy: { id: 'asc' } });
  return rows
    .toReversed()
    .map((row) => presentMessage(row, attached.filter(({ messageId }) => messageId === row.documentId).map(presentFile)));
}

/** The key under which the note of a transition is kept: one transition of one document, one entry in the thread. */
export const noteKey = (documentId: string, transitionKey: string): string => `${documentId}:${transitionKey}`;

export const presentFile = ({ fileName, originalName, size }: Pick<FileRow, 'fileName' | 'originalName' | 'size'>): FileEntry => ({
  fileName,
  originalName,
  fileSize: Number(size),
});

export const presentMessage = (row: MessageRow, files: FileEntry[]): Message => ({
  id: row.documentId,
  at: new Date(row.createdAt).toISOString(),
  from: row.author,
  name: row.name,
  text: row.text,
  transition: row.move,
  internal: row.internal,
  files,
});
