import type { Core } from '@strapi/strapi';
import type { FileMetadataReport } from '../../../contract/files/metadata';
import { Problem } from '../../../contract/problem';
import { type FileRow, files } from '../../files/file-row';
import { cleanedCopyOf } from '../../files/metadata/make-copy';
import { readMetadata } from '../../files/metadata/read-metadata';
import { customerNamedIn, customerOf } from './customer-words';
import { findWork, type Work } from './find-work';

/** Finds files of the request or its order. @throws Problem quote.file-unknown */
async function filesOf(strapi: Core.Strapi, { quote, order }: Work, fileNames: readonly string[]): Promise<FileRow[]> {
  const owner = { $or: [{ quoteId: quote.documentId }, ...(order ? [{ orderId: order.documentId }] : [])] };
  const found: FileRow[] = await files(strapi).findMany({ where: { fileName: { $in: [...fileNames] }, complete: true, ...owner } });
  if (found.length < fileNames.length) throw new Problem('quote.file-unknown');
  return found;
}

/**
 * Reads what a file says of itself, and what of it names the customer, before a contractor gets it.
 * @throws Problem quote.not-found, quote.file-unknown, storage.file-waiting, storage.file-blocked
 */
export async function showMetadata(strapi: Core.Strapi, quoteId: string, fileName: string): Promise<FileMetadataReport> {
  const work = await findWork(strapi, quoteId);
  const [row] = await filesOf(strapi, work, [fileName]);
  if (!row) throw new Problem('quote.file-unknown');
  const { state, found, cleanable } = await readMetadata(strapi, row);
  const customer = customerOf(work);
  return { state, cleanable, found: found.map((fact) => ({ ...fact, hit: customerNamedIn(fact.value, customer) })) };
}

type Choice = { fileNames: readonly string[]; cleaned?: readonly string[] | undefined };

/**
 * Makes the cleaned copies of a release, before its transaction.
 * @returns the names of the files that the contractor gets: copies in place of those that were to be cleaned
 * @throws Problem quote.not-found, quote.file-unknown, storage.not-cleanable, storage.file-waiting, storage.file-blocked
 */
export async function withCopies(strapi: Core.Strapi, quoteId: string, { fileNames, cleaned = [] }: Choice): Promise<string[]> {
  const wanted = [...new Set(fileNames)];
  const toClean = wanted.filter((name) => cleaned.includes(name));
  if (toClean.length === 0) return wanted;
  const copies = new Map<string, string>();
  for (const row of await filesOf(strapi, await findWork(strapi, quoteId), toClean))
    copies.set(row.fileName, (await cleanedCopyOf(strapi, row, quoteId)).fileName);
  return wanted.map((name) => copies.get(name) ?? name);
}
