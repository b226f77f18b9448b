import type { Core } from '@strapi/strapi';
import { hashDocument } from '../../../platform/documents/hash-document';
import { eachRow } from './each-row';

type Frozen = { id: number; documentId: string; document: { number?: string; version?: string }; sha256: string | null };

/** Sent offers and issued invoices say what they said when they were frozen. */
export async function verifyContents(strapi: Core.Strapi): Promise<string[]> {
  const findings: string[] = [];
  for await (const row of eachRow<Frozen>(strapi, 'api::offer.offer')) findings.push(...changed('offer', row));
  for await (const row of eachRow<Frozen>(strapi, 'api::invoice.invoice', { state: 'issued' })) findings.push(...changed('invoice', row));
  return findings;
}

const changed = (noun: string, { documentId, document, sha256 }: Frozen): string[] =>
  hashDocument(document) === sha256
    ? []
    : [`The content of ${noun} ${document.number ?? ''} (${documentId}) is not what its checksum says.`];
