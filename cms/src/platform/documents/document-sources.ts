import type { Core } from '@strapi/strapi';
import type { ShopDocument } from '../../contract/billing/document';
import type { DocumentFormat } from './stored-document';
import { translate } from '../strings/translate';

type Kind = ShopDocument['kind'];

/** Finds and draws the documents of one kind. */
export type DocumentSource<Document extends ShopDocument = ShopDocument> = {
  /** Reads the content of a subject's document; null where there is none. */
  find: (strapi: Core.Strapi, documentId: string) => Promise<ShopDocument | null>;
  /** Draws its bytes in one of its formats; null in a format that its kind does not have. */
  draw: (document: Document, format: DocumentFormat) => Promise<Buffer | null>;
};

export type DocumentSources = { [K in Kind]: DocumentSource<Extract<ShopDocument, { kind: K }>> };

let sources: DocumentSources | null = null;

/** Registers once, at the start, the source of each kind of document. */
export const registerDocuments = (registered: DocumentSources): void => void (sources = registered);

/** @throws Error before `registerDocuments` was called */
export function sourceOf(kind: Kind): DocumentSource {
  if (!sources) throw new Error('no sources of documents are registered');
  return sources[kind] as DocumentSource;
}

/** Returns the heading, PDF title and file name of a document, such as `Schlussrechnung RE-2026-00001`. */
export const documentTitle = (document: ShopDocument): string =>
  translate(document.locale, titleKey(document), { number: document.number });

function titleKey(document: ShopDocument): string {
  if (document.kind === 'reminder') return `document.reminder.title.${document.level}`;
  const isPart = document.kind === 'invoice' && document.scope !== 'full';
  return isPart ? `document.invoice.title.${document.scope}` : `document.${document.kind}.title`;
}
