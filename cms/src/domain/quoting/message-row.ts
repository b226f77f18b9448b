import type { Message } from '../../contract/quoting/thread';

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
