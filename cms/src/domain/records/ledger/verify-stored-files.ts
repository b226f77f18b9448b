import type { Core } from '@strapi/strapi';
import { Problem } from '../../../contract/problem';
import { createHash } from 'node:crypto';
import type { StoredDocument } from '../../../platform/documents/stored-document';
import { fileStore } from '../../../platform/storage/open-store';
import { eachRow } from './each-row';

/** The bytes of every stored document are there and unchanged. */
export async function verifyStoredFiles(strapi: Core.Strapi): Promise<string[]> {
  const findings: string[] = [];
  for await (const row of eachRow<StoredDocument & { id: number }>(strapi, 'api::stored-document.stored-document')) {
    const finding = await findingOf(row);
    if (finding) findings.push(`The file ${row.name} (${row.subject}) ${finding}.`);
  }
  return findings;
}

async function findingOf({ fileName, sha256, size }: StoredDocument): Promise<string | null> {
  const bytes = await fileStore()
    .open(fileName)
    .catch((error: unknown) => error);
  if (bytes instanceof Problem) return 'is gone';
  if (bytes instanceof Error) throw bytes;
  const hash = createHash('sha256');
  let length = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    hash.update(chunk);
    length += chunk.length;
  }
  if (length !== Number(size)) return `has ${length} bytes instead of ${size}`;
  return hash.digest('hex') === sha256 ? null : 'has other bytes than when it was stored';
}
