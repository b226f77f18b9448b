import type { Core, UID } from '@strapi/strapi';
import { hashDocument, type StoredDocument } from '../../../platform/documents/stored-document';
import { Problem } from '../../../contract/problem';
import { createHash } from 'node:crypto';
import { fileStore } from '../../../platform/storage/open-store';

/**
 * Checks everything that must never change and describes in sentences what differs from what was written; an empty list
 * when all is well.
 */
export async function verifyLedger(strapi: Core.Strapi): Promise<string[]> {
  const findings: string[] = [];
  for (const verify of [verifyNumbers, verifyContents, verifyStoredFiles]) findings.push(...(await verify(strapi)));
  return findings;
}

type Frozen = { id: number; documentId: string; document: { number?: string; version?: string }; sha256: string | null };

/** Checks that sent offers and issued invoices are as they were frozen. */
async function verifyContents(strapi: Core.Strapi): Promise<string[]> {
  const findings: string[] = [];
  for await (const row of eachRow<Frozen>(strapi, 'api::offer.offer')) findings.push(...changed('offer', row));
  for await (const row of eachRow<Frozen>(strapi, 'api::invoice.invoice', { state: 'issued' })) findings.push(...changed('invoice', row));
  return findings;
}

const changed = (noun: string, { documentId, document, sha256 }: Frozen): string[] =>
  hashDocument(document) === sha256
    ? []
    : [`The content of ${noun} ${document.number ?? ''} (${documentId}) is not what its checksum says.`];

/** Checks that the bytes of every stored document are there and unchanged. */
async function verifyStoredFiles(strapi: Core.Strapi): Promise<string[]> {
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

type Counter = { id: number; key: string; value: number | string };

/** Checks that the numbers of events, and of each year's invoices, are without gaps up to their counters. */
async function verifyNumbers(strapi: Core.Strapi): Promise<string[]> {
  const findings: string[] = [];
  for await (const { key, value } of eachRow<Counter>(strapi, 'api::counter.counter')) {
    const [kind, year] = key.split(':');
    if (kind === 'event') findings.push(...gaps('event', await eventNumbers(strapi), Number(value)));
    if (kind === 'invoice') findings.push(...gaps(`invoice of ${year}`, await invoiceNumbers(strapi, String(year)), Number(value)));
  }
  return findings;
}

async function eventNumbers(strapi: Core.Strapi): Promise<Set<number>> {
  const rows: { seq: number | string }[] = await strapi.db.connection('events').select('seq');
  return new Set(rows.map(({ seq }) => Number(seq)));
}

async function invoiceNumbers(strapi: Core.Strapi, year: string): Promise<Set<number>> {
  const rows: { number: string }[] = await strapi.db.connection('invoices').where('number', 'like', `RE-${year}-%`).select('number');
  return new Set(rows.map(({ number }) => Number(number.split('-')[2])));
}

function gaps(noun: string, numbers: ReadonlySet<number>, last: number): string[] {
  const missing = Array.from({ length: last }, (_, index) => index + 1).filter((number) => !numbers.has(number));
  const beyond = [...numbers].filter((number) => number > last);
  return [
    ...missing.map((number) => `The ${noun} with number ${number} is missing.`),
    ...beyond.map((number) => `The ${noun} with number ${number} was never counted.`),
  ];
}

const BATCH = 500;

/** Yields all rows of a type, the oldest first, a few in memory at a time. */
async function* eachRow<Row extends { id: number }>(strapi: Core.Strapi, uid: string, where: object = {}): AsyncGenerator<Row> {
  for (let lastId = 0; ;) {
    const rows: Row[] = await strapi.db
      .query(uid as UID.ContentType)
      .findMany({ where: { $and: [where, { id: { $gt: lastId } }] }, orderBy: { id: 'asc' }, limit: BATCH });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    lastId = last.id;
  }
}
