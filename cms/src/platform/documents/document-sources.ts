import type { Core } from '@strapi/strapi';
import type { ShopDocument } from '../../contract/billing/document';
import type { LoggedEvent } from '../../contract/people/logged-event';
import type { DocumentFormat } from './stored-document';

type Kind = ShopDocument['kind'];

/** Finds and draws the documents of one kind. */
export type DocumentSource<Document extends ShopDocument = ShopDocument> = {
  /** All that its documents are kept in. */
  formats: readonly DocumentFormat[];
  /** The subject of the document that a step of the log makes; null for all other steps. */
  madeBy: (event: LoggedEvent) => string | null;
  /** Reads the document of a subject; null where there is none. */
  find: (strapi: Core.Strapi, documentId: string) => Promise<ShopDocument | null>;
  /** Its bytes in one of its formats. */
  draw: (document: Document, format: DocumentFormat) => Promise<Buffer>;
  /** Under which name people save it, its ending left out. */
  savedAs: (document: Document) => string;
};

export type DocumentSources = { [K in Kind]: DocumentSource<Extract<ShopDocument, { kind: K }>> };

let registered: DocumentSources | null = null;

/** Says once, at the start, where each kind of document comes from. */
export const registerDocuments = (sources: DocumentSources): void => void (registered = sources);

/** @throws Error before `registerDocuments` was called */
export function documentSources(): [Kind, DocumentSource][] {
  if (!registered) throw new Error('no sources of documents are registered');
  return Object.entries(registered) as [Kind, DocumentSource][];
}
