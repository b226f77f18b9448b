import { createHmac } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { canonicalJson } from '../documents/stored-document';
import { secret } from '../settings';
import type { ChainedRows } from './chained-rows';

/** The kind of entries that keep how far a counter had come. */
export const COUNTERS = 'counters';

/** An entry of the ledger: hashes, numbers and times, never text. PostgreSQL returns big integers as text. */
export type LedgerEntry = {
  /** Place in the ledger, from 1, without gaps. */
  seq: number | string;
  /** The table of the row. */
  kind: string;
  /** documentId of the row, or the counter's key. */
  rowId: string;
  /** `removed`: deleted by right; `lost`: deleted though it had to be kept. */
  change: 'added' | 'removed' | 'lost' | 'counted';
  /** Keyed hash of what never changes of the row; null for a row that was gone before its turn came, and for other changes. */
  contentHash: string | null;
  /** The row's number in its sequence, or how far the counter had come. */
  value: number | string | null;
  /** The end of the time that the row is kept for. */
  keptUntil: string | Date | null;
  at: string | Date;
  /** Keyed hash of all this and of the entry before it. */
  mac: string;
};

/** The place to compare a ledger with later: whoever keeps it elsewhere sees that entries were cut off. */
export type LedgerHead = Pick<LedgerEntry, 'mac'> & { seq: number };

const keyed = (purpose: string, value: unknown): string =>
  createHmac('sha256', secret('LEDGER_SECRET'))
    .update(`${purpose}:${canonicalJson(value)}`)
    .digest('hex');

/** Computes the hash that links an entry to the one before it. */
export function macOf(entry: Omit<LedgerEntry, 'mac'>, previousMac: string): string {
  const { seq, kind, rowId, change, contentHash, value, keptUntil, at } = entry;
  const number = value === null ? null : Number(value);
  return keyed('entry', [Number(seq), kind, rowId, change, contentHash, number, isoTime(keptUntil), isoTime(at), previousMac]);
}

const isoTime = (time: unknown): string | null =>
  time === null || time === undefined ? null : new Date(time as string | Date).toISOString();

/** A chained row as Strapi reads it. */
export type ChainedRow = Record<string, unknown> & { id: number; documentId: string; keptUntil?: string | Date | null };

/**
 * Attributes that every table has and that change without the row's content, and the request's id, which leads to lines of
 * the servers' logs and proves nothing: editions that do not know it compute the same hash.
 */
const unchained = new Set(['id', 'documentId', 'updatedAt', 'publishedAt', 'locale', 'requestId']);

type Typed = { type: string; default?: unknown };

/** Reads the content type behind a table. @throws Error for a table without one */
export function typeOfTable(strapi: Core.Strapi, table: string): UID.ContentType {
  const found = [...strapi.db.metadata.values()].find(({ tableName }) => tableName === table);
  if (!found) throw new Error(`there is no content type behind ${table}`);
  return found.uid as UID.ContentType;
}

/**
 * Computes the keyed hash of what never changes of a row. Empty columns are left out, so that one that a later edition adds
 * changes no hash of older rows.
 */
export function contentHashOf(strapi: Core.Strapi, { table, columns }: ChainedRows, row: ChainedRow): string {
  const attributes = Object.entries(strapi.db.metadata.get(typeOfTable(strapi, table)).attributes as Record<string, Typed>);
  const chained = attributes.filter(([name, { type }]) => (columns ? columns.includes(name) : type !== 'relation' && !unchained.has(name)));
  const content = chained
    .map(([name, { type }]) => [name, plain(type, row[name])] as const)
    .filter(([, value]) => value !== null && value !== undefined);
  return keyed('row', { table, documentId: row.documentId, content: Object.fromEntries(content) });
}

/** Brings a value to the form that both databases give it. */
function plain(type: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'biginteger') return String(value as number | string);
  if (type === 'datetime') return isoTime(value);
  return value;
}
