import type { ShopDocument } from '../../contract/billing/document';
import { translate } from '../strings/translate';

/** `Schlussrechnung RE-2026-00001`: heading, PDF title and name of the file. */
export const documentTitle = (document: ShopDocument): string =>
  translate(document.locale, titleKey(document), { number: document.number });

function titleKey(document: ShopDocument): string {
  if (document.kind === 'reminder') return `document.reminder.title.${document.level}`;
  const isPart = document.kind === 'invoice' && document.scope !== 'full';
  return isPart ? `document.invoice.title.${document.scope}` : `document.${document.kind}.title`;
}
