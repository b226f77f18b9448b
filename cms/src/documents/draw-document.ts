import type { ShopDocument } from '../contract/document';
import { documentTitle } from './document-title';
import { renderInvoice } from './render-invoice';
import { renderOffer } from './render-offer';
import { renderOrderConfirmation } from './render-order-confirmation';
import { renderReminder } from './render-reminder';
import type { DocumentFormat } from './stored-document';

/** The bytes of a document in one of its formats; null in a format that its kind does not have. */
export async function drawDocument(document: ShopDocument, format: DocumentFormat): Promise<Buffer | null> {
  if (document.kind === 'invoice' || document.kind === 'cancellation') {
    const { pdf, xrechnung } = await renderInvoice(document);
    return format === 'pdf' ? pdf : Buffer.from(xrechnung);
  }
  if (format !== 'pdf') return null;
  if (document.kind === 'offer') return renderOffer(document);
  return document.kind === 'reminder' ? renderReminder(document) : renderOrderConfirmation(document);
}

/** Under which name people save it: `RE-2026-00001.pdf`, `AN-2026-00003-b.pdf`. */
export function savedName(document: ShopDocument, format: DocumentFormat): string {
  if (document.kind === 'reminder') return `${documentTitle(document)}.${format}`;
  return `${document.number}${document.kind === 'offer' ? `-${document.version}` : ''}.${format}`;
}
