import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { Problem } from '../../../contract/problem';
import { hashDocument, type StoredDocument } from '../../../platform/documents/stored-document';
import { type FileRow, files } from '../../files/file-row';
import { fileStore } from '../../../platform/storage/open-store';
import { eachRow } from './each-row';

type Frozen = { id: number; documentId: string; document: { number?: string }; sha256: string | null };

/** Checks that sent offers and issued invoices are as their own checksums say. */
export async function* verifyContents(strapi: Core.Strapi): AsyncGenerator<string> {
  for await (const row of eachRow<Frozen>(strapi, 'api::offer.offer')) yield* changed('offer', row);
  for await (const row of eachRow<Frozen>(strapi, 'api::invoice.invoice', { state: 'issued' })) yield* changed('invoice', row);
}

const changed = (noun: string, { documentId, document, sha256 }: Frozen): string[] =>
  hashDocument(document) === sha256
    ? []
    : [`The content of ${noun} ${document.number ?? ''} (${documentId}) is not what its checksum says.`];

/** Checks that the bytes of every stored document, and of every file that was uploaded, are there and unchanged. */
export async function* verifyFiles(strapi: Core.Strapi): AsyncGenerator<string> {
  const documents = eachRow<StoredDocument & { id: number }>(strapi, 'api::stored-document.stored-document');
  for await (const { name, subject, ...row } of documents) {
    const finding = await findingOf(row);
    const isThere = () => strapi.db.query('api::stored-document.stored-document').count({ where: { id: row.id } });
    if (finding && (await isThere()) > 0) yield `The file ${name} (${subject}) ${finding}.`;
  }
  for await (const row of eachRow<FileRow>(strapi, 'api::file.file', { complete: true })) {
    const finding = await findingOf(row);
    const isThere = () => files(strapi).count({ where: { id: row.id, complete: true } });
    if (finding && (await isThere()) > 0) yield `The uploaded file ${row.fileName} ${finding}.`;
  }
}

/** Compares a file with its row; a checksum that is not computed yet is not compared. */
async function findingOf({
  fileName,
  sha256,
  size,
}: {
  fileName: string;
  sha256: string | null;
  size: number | string;
}): Promise<string | null> {
  const found = await hashFile(fileName);
  if (!found) return 'is gone';
  if (found.size !== Number(size)) return `has ${found.size} bytes instead of ${size}`;
  return sha256 === null || found.sha256 === sha256 ? null : 'has other bytes than when it was stored';
}

/** Computes a stored file's SHA-256 as hex and its length in bytes, however large it is; null when it is gone. */
async function hashFile(fileName: string): Promise<{ sha256: string; size: number } | null> {
  const bytes = await fileStore()
    .open(fileName)
    .catch((error: unknown) => error);
  if (bytes instanceof Problem) return null;
  if (bytes instanceof Error) throw bytes;
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { sha256: hash.digest('hex'), size };
}
