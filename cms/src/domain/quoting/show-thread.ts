import type { Core } from '@strapi/strapi';
import type { MessageRow } from './message-row';
import { presentFile, presentMessage } from './present-message';
import type { Message } from '../../contract/quoting/thread';
import { files, type FileRow } from '../files/file-row';

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
