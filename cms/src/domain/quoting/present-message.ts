import type { FileEntry, Message } from '../../contract/quoting/thread';
import type { FileRow } from '../files/file-row';
import type { MessageRow } from './message-row';

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
  move: row.move,
  internal: row.internal,
  files,
});
