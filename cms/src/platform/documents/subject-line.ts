import type { PricedDocument } from '../../contract/billing/document';
import { translate } from '../strings/translate';

/** What the work is about; empty when nothing was said. */
export const subjectLine = ({ subject, locale }: Pick<PricedDocument, 'subject' | 'locale'>): string =>
  subject === '' ? '' : translate(locale, 'document.subject', { subject });
