import type { Core } from '@strapi/strapi';
import type { documentFormats, documentKinds } from '../../contract/billing/document';

export type DocumentFormat = (typeof documentFormats)[number];

/** Identifies a stored document; `subject` is the documentId of the row it belongs to. */
export type DocumentKey = { subject: string; kind: (typeof documentKinds)[number]; format: DocumentFormat };

/** A document as it was drawn once, kept for good. PostgreSQL returns big integers as text. */
export type StoredDocument = DocumentKey & { name: string; sha256: string; size: number | string; fileName: string };

export const mimeTypes: Record<DocumentFormat, string> = { pdf: 'application/pdf', xml: 'application/xml' };

export const storedDocuments = (strapi: Core.Strapi) => strapi.db.query('api::stored-document.stored-document');
