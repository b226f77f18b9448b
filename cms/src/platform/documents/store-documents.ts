import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { Problem } from '../../contract/problem';
import { fileStore } from '../storage/open-store';
import { documentSources } from './document-sources';
import { type DocumentKey, type StoredDocument, storedDocuments } from './stored-document';
import type { DownloadUrl } from '../../contract/files/file';
import { signDownloadUrl } from '../storage/signed-url';
import type { LoggedEvent } from '../../contract/people/logged-event';
import { yearsOfDocument } from '../../contract/people/personal-data';
import { readNews } from '../events/read-news';
import { keptUntil } from '../time/time';

const FILE_NAME_LENGTH = 22;

/**
 * Returns the stored document, drawn now when nobody has needed it before. Equal documents give equal bytes under an equal
 * name, so that two who draw at once, or a process killed between bytes and row, do no harm.
 * @throws Problem document.not-found
 */
async function ensureDocument(strapi: Core.Strapi, key: DocumentKey): Promise<StoredDocument> {
  const { subject, kind, format } = key;
  const find = (): Promise<StoredDocument | null> => storedDocuments(strapi).findOne({ where: { subject, kind, format } });
  const stored = await find();
  if (stored) return stored;
  const source = new Map(documentSources()).get(kind);
  const document = await source?.find(strapi, subject);
  if (document?.kind !== kind || !source?.formats.includes(format)) throw new Problem('document.not-found');
  const bytes = await source.draw(document, format);
  const facts = {
    name: `${source.savedAs(document)}.${format}`,
    sha256: sha256(bytes),
    size: bytes.length,
    fileName: fileNameOf(key, bytes),
    keptUntil: keptUntil(yearsOfDocument(kind), new Date(`${document.date}T12:00:00Z`)),
  };
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

/** Derives the file's name from its content, so that whoever stores it again writes the same bytes to the same place. */
const fileNameOf = ({ subject, kind, format }: DocumentKey, bytes: Buffer): string =>
  createHash('sha256').update(`${subject}:${kind}:${format}:`).update(bytes).digest('base64url').slice(0, FILE_NAME_LENGTH);

/** Signs a URL for a document that the caller may see. @throws Problem document.not-found */
export async function documentDownloadUrl(strapi: Core.Strapi, key: DocumentKey): Promise<DownloadUrl> {
  const { fileName } = await ensureDocument(strapi, key);
  return signDownloadUrl(fileName);
}

/** Reads the event log from its own cursor and stores the document of every step that makes one. */
export const storeDocuments = (strapi: Core.Strapi): Promise<void> =>
  readNews(strapi, 'reader:documents', async (event) => {
    for (const key of documentsOf(event)) await ensureDocument(strapi, key).catch(ignoreErased);
  });

/** What a document is drawn from may have been erased since the step that makes it. @throws all other errors */
function ignoreErased(error: unknown): void {
  if (!(error instanceof Problem) || error.code !== 'document.not-found') throw error;
}

const documentsOf = (event: LoggedEvent): DocumentKey[] =>
  documentSources().flatMap(([kind, { formats, madeBy }]) => {
    const subject = madeBy(event);
    return subject === null ? [] : formats.map((format) => ({ subject, kind, format }));
  });
