import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { storedAmendments } from '../../../contract/billing/stored-document';
import type { AmendmentDocument } from '../../../contract/billing/document';
import { type Amendment, MAX_AMENDMENTS } from '../../../contract/production/amendment';
import { Problem } from '../../../contract/problem';
import type { AmendmentStatus } from '../../../contract/states/amendment';
import { time } from '../orders/order-row';
import { removeDocuments } from '../../files/cart-files';

/** An amendment as stored, its document in today's form. Once it is decided, nothing in it changes: the database refuses it. */
export type AmendmentRow = {
  id: number;
  documentId: string;
  orderId: string;
  number: string;
  /** Its place among the amendments of its order, from 1. */
  sequence: number;
  status: AmendmentStatus;
  revision: number;
  document: AmendmentDocument;
  /** Hash of the canonical JSON of the document as it is stored. */
  sha256: string;
  validUntil: string;
  proposedAt: string;
  decidedAt: string | null;
  earlyStart: boolean;
  withdrawUntil: string | null;
};

export const amendments = (strapi: Core.Strapi) => strapi.db.query('api::amendment.amendment');

const readAmendment = (row: AmendmentRow): AmendmentRow => ({
  ...row,
  document: storedAmendments.read(row.document, `amendment ${row.documentId}`),
});

/** Reads amendments with their documents in today's form, in the order of their numbers. */
export async function findAmendments(strapi: Core.Strapi, where: object): Promise<AmendmentRow[]> {
  const rows: AmendmentRow[] = await amendments(strapi).findMany({ where, orderBy: { sequence: 'asc' }, limit: MAX_AMENDMENTS });
  return rows.map(readAmendment);
}

/** Finds an amendment of an order. @throws Problem amendment.not-found */
export async function findAmendment(strapi: Core.Strapi, where: { documentId: string; orderId?: string }): Promise<AmendmentRow> {
  const row: AmendmentRow | null = await amendments(strapi).findOne({ where });
  if (!row) throw new Problem('amendment.not-found');
  return readAmendment(row);
}

export const presentAmendment = (row: AmendmentRow): Amendment => ({
  id: row.documentId,
  number: row.number,
  status: row.status,
  revision: row.revision,
  sha256: row.sha256,
  document: row.document,
  proposedAt: new Date(row.proposedAt).toISOString(),
  decidedAt: time(row.decidedAt),
  earlyStart: row.earlyStart,
  withdrawUntil: time(row.withdrawUntil),
});

/** Deletes amendments with their documents. Part of the caller's transaction; the database refuses it while they must be kept. */
export async function removeAmendments(strapi: Core.Strapi, trx: Knex, ids: readonly string[]): Promise<void> {
  await removeDocuments(strapi, trx, ids);
  await trx('amendments').whereIn('document_id', ids).delete();
}
