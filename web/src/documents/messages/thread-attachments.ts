import { createAttachments, type Attachments } from '../../uploads/attachments';

/** Files that one message may bring. */
const MAX_FILES = 20;

const threads = new Map<string, Attachments>();

/** The files of the message that is being written in a thread. */
export function threadAttachments(threadId: string): Attachments {
  const known = threads.get(threadId) ?? createAttachments(`pq.message.${threadId}.`, 'message', MAX_FILES);
  threads.set(threadId, known);
  return known;
}
