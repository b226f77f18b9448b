import type { Buyer } from '../billing/document';
import { isOwedByRecipient, type TaxCase } from './tax';
import { countryOfVatId, isEuCountry, isForeignEuVatId } from './vat-id';

type Billed = Pick<Buyer, 'country' | 'vatId'>;
type Asking = Pick<Buyer, 'customerType' | 'vatId'>;

const outsideEu: readonly TaxCase[] = ['third-country', 'third-country-consumer'];

/**
 * Checks billing details against the tax case of an offer. Reverse charge is for businesses in another EU country with its
 * VAT ID (§ 13b Abs. 5 UStG); for a property in another EU state the business needs a VAT ID from there, wherever it is
 * established (§ 14a Abs. 1 UStG); a third country is none of the EU (§ 3a Abs. 2 and 4 UStG).
 * @param billed with a compact VAT ID
 * @returns the text keys of the contradictions by field, none where all fits
 */
export function billingContradictions(taxCase: TaxCase, { country, vatId }: Billed) {
  if (outsideEu.includes(taxCase)) return isEuCountry(country) ? { country: 'accept.problem.country-third' as const } : {};
  if (taxCase === 'property-eu') return vatIdContradiction(vatId, null);
  if (taxCase !== 'reverse-charge') return {};
  if (!isEuCountry(country) || country === 'DE')
    return { country: 'accept.problem.country-eu' as const, ...vatIdContradiction(vatId, null) };
  return vatIdContradiction(vatId, country);
}

function vatIdContradiction(vatId: string, country: string | null) {
  if (!isForeignEuVatId(vatId)) return { vatId: 'accept.problem.vat-id-foreign' as const };
  const isOther = country !== null && countryOfVatId(vatId) !== country;
  return isOther ? { vatId: 'accept.problem.vat-id-country' as const } : {};
}

/**
 * Checks a tax case against what a request says about its sender. All else is only known at the acceptance.
 * @returns the fact that contradicts, or null
 */
export function askingContradiction(taxCase: TaxCase, { customerType, vatId }: Asking): 'consumer' | 'business' | 'vat-id' | null {
  if (taxCase === 'third-country-consumer') return customerType === 'business' ? 'business' : null;
  const isForBusinesses = isOwedByRecipient(taxCase) || taxCase === 'third-country';
  if (isForBusinesses && customerType === 'consumer') return 'consumer';
  if (taxCase === 'third-country') return countryOfVatId(vatId) ? 'vat-id' : null;
  if (!isOwedByRecipient(taxCase)) return null;
  return vatId === '' || isForeignEuVatId(vatId) ? null : 'vat-id';
}
