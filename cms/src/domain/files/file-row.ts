import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { CheckState } from '../../contract/files/file-check';
import { CART_ID_PATTERN } from '../../contract/quoting/cart';
import { Problem } from '../../contract/problem';
import { currentTime } from '../../platform/time/time';
import { hashSecret } from '../../platform/http/hash';

/** A customer file as stored. PostgreSQL returns big integers as text. */
export type FileRow = {
  id: number;
  documentId: string;
  fileName: string;
  originalName: string;
  size: number | string;
  mimeType: string;
  complete: boolean;
  createdAt: string;
  cartIdHash: string;
  quoteId: string | null;
  contactId: string | null;
  /** The order whose result it is, and the delivery it belongs to. */
  orderId: string | null;
  version: number | null;
  /** The assignment it was submitted for, and with which submission. */
  assignmentId: string | null;
  submission: number | null;
  /** The message it came with; it then belongs to the quote too. */
  messageId: string | null;
  claimedAt: string | null;
  checkState: CheckState;
  /** A `CheckNote`, or the name of the signature that an infected file has. */
  checkNote: string | null;
  checkedAt: string | null;
  /** Who reads it now, and when another may: the end of a lease, or of a pause after a failure. */
  checkOwner: string | null;
  checkAfter: string | null;
  checkTries: number | null;
  /** Of its bytes when they were first read; never changed afterwards. */
  sha256: string | null;
  /** The file that this is a cleaned copy of, which only contractors get. */
  cleanedFrom: string | null;
  /** True for what a customer wrote to accept an offer, which stays as long as the letters of the order. */
  evidence: boolean | null;
};

/** Query filter for files that no quote, message, order or assignment has claimed. */
export const unclaimed = {
  quoteId: { $null: true },
  contactId: { $null: true },
  orderId: { $null: true },
  assignmentId: { $null: true },
} as const;

export const FILE_NAME_PATTERN = /^[A-Za-z0-9_-]{22}$/;

/** Makes the name under which a file is stored and addressed: 128 random bits, safe in URLs. */
export const randomFileName = (): string => randomBytes(16).toString('base64url');

export const files = (strapi: Core.Strapi) => strapi.db.query('api::file.file');

/** Hashes a cart id as files are stored under it. @throws Problem storage.unauthenticated without a cart id */
export function cartIdHashOf(cartId: string): string {
  if (!CART_ID_PATTERN.test(cartId)) throw new Problem('storage.unauthenticated');
  return hashSecret(cartId);
}

/** Finds a file of a cart; another cart's does not exist for it. @throws Problem storage.unauthenticated, storage.object-not-found */
export async function findOwnFile(strapi: Core.Strapi, cartId: string, fileName: string): Promise<FileRow> {
  const where = { fileName, cartIdHash: cartIdHashOf(cartId) };
  const row: FileRow | null = await files(strapi).findOne({ where });
  if (!row) throw new Problem('storage.object-not-found');
  return row;
}

/** Keeps an unclaimed file from being deleted for another 30 days. */
export async function touchFile(strapi: Core.Strapi, fileName: string): Promise<void> {
  await files(strapi).updateMany({ where: { fileName }, data: { touchedAt: currentTime() } });
}

/** Marks a file as complete. @throws Problem server.unavailable when that cannot be stored */
export async function completeFile(strapi: Core.Strapi, fileName: string): Promise<void> {
  const data = { complete: true, touchedAt: currentTime() };
  await strapi.db.transaction(() => files(strapi).updateMany({ where: { fileName }, data }));
}
