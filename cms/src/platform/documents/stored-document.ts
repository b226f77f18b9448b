import type { Core } from '@strapi/strapi';
import type { documentFormats, documentKinds } from '../../contract/billing/document';
import { createHash } from 'node:crypto';

export type DocumentFormat = (typeof documentFormats)[number];

/** Identifies a stored document; `subject` is the documentId of the row it belongs to. */
export type DocumentKey = { subject: string; kind: (typeof documentKinds)[number]; format: DocumentFormat };

/** A document as it was drawn once, kept for good. PostgreSQL returns big integers as text. */
export type StoredDocument = DocumentKey & { name: string; sha256: string; size: number | string; fileName: string };

export const mimeTypes: Record<DocumentFormat, string> = { pdf: 'application/pdf', xml: 'application/xml' };

export const storedDocuments = (strapi: Core.Strapi) => strapi.db.query('api::stored-document.stored-document');

/** Writes a JSON value with sorted keys, since PostgreSQL does not keep their order. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value));

/** Computes the SHA-256 of a JSON value in hex. */
export const hashDocument = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
