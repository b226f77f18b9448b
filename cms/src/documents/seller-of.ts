import type { Seller } from '../contract/document';
import { isIban } from '../contract/iban';

type CompanyRow = Partial<Record<keyof Seller, string | null>>;

/**
 * What no document can do without (§ 14 Abs. 4 UStG, § 5 DDG). Both tax numbers: reverse charge names the VAT ID, sales
 * outside the scope of VAT only the tax number, and then the register identifies the seller (BR-CO-26, BR-O-02).
 */
export const requiredSellerFacts = [
  'legalName',
  'managingDirectors',
  'street',
  'postcode',
  'city',
  'country',
  'email',
  'phone',
  'vatId',
  'taxNumber',
  'iban',
  'register',
] as const satisfies (keyof Seller)[];

/** The operator as documents name it, from the company's data and the shop's brand. */
export function sellerOf(company: CompanyRow, brand: string): Seller {
  const { legalName, managingDirectors, street, postcode, city, country, email, phone } = company;
  const { vatId, taxNumber, iban, bic, bank, register } = company;
  return {
    brand,
    legalName: legalName ?? '',
    managingDirectors: managingDirectors ?? '',
    street: street ?? '',
    postcode: postcode ?? '',
    city: city ?? '',
    country: country ?? '',
    email: email ?? '',
    phone: phone ?? '',
    vatId: vatId ?? '',
    taxNumber: taxNumber ?? '',
    iban: iban ?? '',
    bic: bic ?? '',
    bank: bank ?? '',
    register: register ?? '',
  };
}

/** The facts that are missing, or cannot be right; nothing is issued while there is one. */
export const missingSellerFacts = (seller: Seller): string[] =>
  requiredSellerFacts.filter((name) => seller[name].trim() === '' || (name === 'iban' && !isIban(seller.iban)));
