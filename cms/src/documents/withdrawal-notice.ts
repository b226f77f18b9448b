import type { Locale } from '../contract/constants';
import type { Seller } from '../contract/document';
import { translate } from '../strings/translate';

const paragraphs = ['right', 'period', 'how', 'in-time', 'consequences', 'early-start', 'lapse'] as const;

/** What a consumer is told about the right of withdrawal (Annex 1 to Art. 246a § 1 Abs. 2 EGBGB, services). */
export function withdrawalNotice(locale: Locale, { legalName, street, postcode, city, phone, email }: Seller): string[] {
  const values = { name: legalName, address: `${street}, ${postcode} ${city}`, phone, email };
  return paragraphs.map((part) => translate(locale, `document.withdrawal.${part}`, values));
}
