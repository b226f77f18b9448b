import type { Cents } from '../../contract/pricing/cents';
import type { Seller } from '../../contract/billing/document';

type Transfer = { seller: Pick<Seller, 'legalName' | 'iban' | 'bic'>; amount: Cents; reference: string };

const MAX_NAME = 70;

/**
 * The text of a GiroCode (EPC069-12, version 002, UTF-8). The invoice's number goes into the free text of line 11:
 * line 10 is for ISO 11649 references only.
 */
export const giroCode = ({ seller, amount, reference }: Transfer): string =>
  [
    'BCD',
    '002',
    '1',
    'SCT',
    seller.bic.replaceAll(' ', ''),
    seller.legalName.slice(0, MAX_NAME),
    seller.iban.replaceAll(' ', ''),
    `EUR${(amount / 100).toFixed(2)}`,
    '',
    '',
    reference,
  ].join('\n');
