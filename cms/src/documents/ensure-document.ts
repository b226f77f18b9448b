import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { Problem } from '../contract/problem';
import { fileStore } from '../files/open-store';
import { drawDocument, savedName } from './draw-document';
import { findDocument } from './find-document';
import { storedDocuments, type DocumentKey, type StoredDocument } from './stored-document';

const FILE_NAME_LENGTH = 22;

/**
 * The stored document, drawn now when nobody has needed it before. Equal documents give equal bytes under an equal name,
 * so that two who draw at once, or a process killed between bytes and row, do no harm.
 * @throws Problem document.not-found
 */
export async function ensureDocument(strapi: Core.Strapi, key: DocumentKey): Promise<StoredDocument> {
  const { subject, kind, format } = key;
  const find = (): Promise<StoredDocument | null> => storedDocuments(strapi).findOne({ where: { subject, kind, format } });
  const stored = await find();
  if (stored) return stored;
  const document = await findDocument(strapi, kind, subject);
  const bytes = document && (await drawDocument(document, format));
  if (!bytes) throw new Problem('document.not-found');
  const facts = { name: savedName(document, format), sha256: sha256(bytes), size: bytes.length, fileName: fileNameOf(key, bytes) };
  await fileStore().put(facts.fileName, bytes);
  try {
    return await storedDocuments(strapi).create({ data: { ...key, ...facts } });
  } catch (error) {
    // Drawn twice at once: the unique index lets one row through.
    const winner = await find();
    if (!winner) throw error;
    return winner;
  }
}

/** SHA-256 as hex. */
const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/** Follows from the content, so that whoever stores it again writes the same bytes to the same place. */
const fileNameOf = ({ subject, kind, format }: DocumentKey, bytes: Buffer): string =>
  createHash('sha256').update(`${subject}:${kind}:${format}:`).update(bytes).digest('base64url').slice(0, FILE_NAME_LENGTH);
