import type { Locale } from '../../contract/constants';
import type { Seller } from '../../contract/billing/document';
import { translate } from '../../platform/strings/translate';

const instruction = ['right', 'period', 'how', 'in-time', 'consequences', 'early-start', 'lapse'] as const;
const form = ['title', 'hint', 'to', 'statement', 'dates', 'name', 'address', 'signature', 'date', 'strike'] as const;

/**
 * What a consumer is told about the right of withdrawal, and the form to use it (Annexes 1 and 2 to Art. 246a § 1 Abs. 2
 * EGBGB, services).
 */
export function withdrawalNotice(locale: Locale, { legalName, street, postcode, city, phone, email }: Seller): string[] {
  const values = { name: legalName, address: `${street}, ${postcode} ${city}`, phone, email };
  return [
    ...instruction.map((part) => translate(locale, `document.withdrawal.${part}`, values)),
    ...form.map((part) => translate(locale, `document.withdrawal-form.${part}`, values)),
  ];
}
